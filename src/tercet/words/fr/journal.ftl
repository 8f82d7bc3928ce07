# Le journal d’une compétition.

journal-place = { $stage ->
    [preliminary] Table { $table }, tour { $round }
    [make-up] Partie de rattrapage à la table { $table }
    [tie-breaker] Départage à la table { $table }
    [semi-final] Demi-finale à la table { $table }
   *[final] Finale à la table { $table }
}
journal-lost-place = Une partie qui ne se joue plus
journal-opened = La compétition a été ouverte.
journal-appointed = { $role ->
    [judge] Un juge a été désigné pour la table { $table }.
    [desk] Quelqu’un a été désigné pour l’accueil.
   *[coordinator] Une autre personne coordonne aussi.
}
journal-dismissed = Une personne a quitté l’équipe.
journal-entered = Le n° { $number } s’est inscrit.
journal-changed = Le n° { $number } a changé de catégorie ou de groupe.
journal-setup = Le règlement du jour a été modifié.
journal-left = Le n° { $number } est parti.
journal-returned = Le n° { $number } est de retour.
journal-tables = La salle a maintenant ces tables : { $numbers }.
journal-drawn = Les tours ont été tirés au sort. { $repeats ->
    [0] Personne ne se retrouve.
   *[other] Paires qui se retrouvent : { $repeats } ; minimum possible : { $bound }.
}
journal-drawn-again = Les tours à partir du tour { $round } ont été tirés de nouveau. { $moved ->
    [0] Personne ne change de table.
   *[other] Places à une autre table qu’annoncé : { $moved }.
}
journal-started = Le tour { $round } a commencé.
# $minutes: how many more.
journal-time = { $minutes ->
    [one] Les parties ont reçu { $minutes } minute de plus.
   *[other] Les parties ont reçu { $minutes } minutes de plus.
}
journal-paused = Le chronomètre a été arrêté.
journal-resumed = Le chronomètre repart.
journal-added = Une nouvelle partie est appelée : { $place }.
journal-reported = { $place } : un résultat a été donné, { $new }.
journal-revised = { $place } : le résultat donné a été remplacé, { $new }.
journal-confirmed = { $place } : le résultat est confirmé, { $new }.
journal-disputed = { $place } : les résultats donnés diffèrent.
journal-settled = { $place } : le résultat a été tranché, { $new }.
journal-void = { $place } : cette partie ne se joue pas.
journal-corrected = { $place } : le résultat a été corrigé de { $old } en { $new }.
journal-cut = Les éliminatoires sont terminées.
journal-finalists = Les finalistes sont connus : { $numbers }.
journal-final = La finale a commencé.
journal-frozen = { $value ->
    [yes] Le nouveau classement est caché au public.
   *[no] Le public voit de nouveau le classement.
}
journal-announced = Annoncé à tous : « { $text } »
journal-announced-nothing = L’annonce a été retirée.
journal-revealed = { $count ->
    [0] La cérémonie a commencé.
    [one] La cérémonie a montré { $count } place de la finale.
   *[other] La cérémonie a montré { $count } places de la finale.
}
journal-titled = { $count ->
    [one] La cérémonie a montré { $count } vainqueur de catégorie.
   *[other] La cérémonie a montré { $count } vainqueurs de catégories.
}
journal-revealed-nothing = La cérémonie a été fermée.
journal-undone = Le dernier changement a été annulé.
journal-erased = Les données personnelles ont été effacées, avec tous les motifs et toutes les annonces.
journal-printed = Le programme a été imprimé.
# $who: who calls.
journal-called = { $who ->
    [judge] Le juge de la table { $table } a appelé l’accueil.
   *[player] Un joueur de la table { $table } a appelé l’accueil.
}
journal-answered = Quelqu’un a répondu à un appel.
journal-ended = { $champion ->
    [0] La compétition est terminée, sans champion.
   *[other] La compétition est terminée. Le n° { $champion } l’a gagnée.
}
journal-reopened = La compétition est de nouveau ouverte : un départage décide.
journal-not-played = non jouée
journal-by = { $role ->
    [coordinator] coordination
    [desk] accueil
    [judge] juge
    [player] n° { $number }
    [table] table du serveur
   *[spectator] quelqu’un
}
journal-list-row = Ligne { $row } : { $why }
