# Les pages de l’équipe d’une compétition.

competitions-none = Aucune compétition n’est annoncée ici.
competitions-show = Voir
new-template = Quel genre de journée ?
new-template-school = Journée à l’école
    .about = Un juge par table, deux catégories d’âge, non annoncée.
new-template-club = Soirée de club
    .about = Trois tours à six tables, les trois meilleurs jouent la finale.
new-template-open-house = Tournoi libre
    .about = Sans juges : les joueurs notent eux-mêmes leurs scores.
new-name = Nom de la compétition
new-rounds = Tours
new-tables = Tables dans la salle, à trois joueurs
new-minutes = Minutes par tour
new-pause = Minutes entre les tours
new-begins = Premier tour à
new-format = Juges
new-format-traditional = Un juge par table
new-format-open-house = Les joueurs eux-mêmes
new-divisions = Catégories
new-division-name = Nom de la catégorie
new-division-up-to = jusqu’à l’âge de
new-division-drop = Retirer { $name }
new-division-add = Ajouter une catégorie
new-division-younger = Petits
new-division-older = Grands
new-final = En finale
new-final-champions = Un par catégorie
new-final-best = Les meilleurs de tous
new-finalists = Joueurs en finale
new-missed = Une partie manquée compte
new-missed-zero = zéro
new-missed-average = la moyenne des autres
new-missed-make-up = quand elle est rattrapée
new-stayed = Partie non jouée : les présents reçoivent
new-stayed-average = la moyenne des autres
new-stayed-points = des points (forfait)
new-stayed-make-up = une partie plus tard
new-walkover = Points attribués
new-entry-form = On s’inscrit soi-même sur une page publique
staff-shorten = Raccourcir la grille : presque tout le monde change de place
new-asks = Ce qui est demandé en plus du nom
staff-asks-address = adresse
staff-asks-phone = téléphone
staff-asks-email = e-mail
staff-asks-guardian = contact d’un parent
staff-asks-photo = autorisation de photo
new-shows = Le public voit
new-shows-first-name = numéro et prénom
new-shows-number = seulement le numéro
new-until = Les données sont effacées après le
new-listed = L’annoncer à tous
new-open = Ouvrir la compétition
new-load-day = Ou charger une journée enregistrée (un fichier)
new-opened = La compétition est ouverte
new-recovery = Votre clé de secours
new-recovery-about = Imprimez-la ou notez-la maintenant : elle n’est montrée qu’une fois. Qui l’a peut diriger cette compétition depuis n’importe quel appareil, par exemple si celui-ci tombe en panne.
new-recovery-print = Imprimer cette page
new-list = Qui vient ?
new-to-cockpit = Diriger la compétition
new-to-cockpit-without = Continuer sans liste
staff-list = Une liste de tableur (CSV)
staff-list-skipped = Colonnes ignorées : { $columns }
staff-list-unasked = Non conservé, car cette compétition ne le demande pas : { $columns }
staff-list-twins = Certains noms y sont plusieurs fois : { $names }. Est-ce la même personne ?
staff-list-once = Même personne : inscrire une fois
staff-list-both = Personnes différentes : inscrire toutes
staff-list-load = Inscrire tout le monde
staff-not-coordinator = Cette page est pour la coordination. Ouvrez-la avec la clé de secours.
staff-not-desk = Cette page est pour l’accueil. Demandez son lien à la coordination.
staff-desk = Accueil
# $number: a player's.
staff-call = { $who ->
    [judge] La table { $table } appelle : le juge
   *[player] La table { $table } appelle : n° { $number }
}
staff-call-anywhere = Le n° { $number } appelle
staff-call-answer = J’y vais
staff-parts = Parties de cette page
staff-tab-people = Joueurs
staff-tab-screens = Écrans
staff-tab-papers = Papier
staff-tab-hall = Salle
staff-tab-log = Journal
staff-tab-slips = Feuilles
staff-rounds = Tours
staff-round = Tour { $round }
staff-finals = Finales
staff-undo = Annuler
staff-until = jusqu’à { $time }
staff-clock-more = + 2 min
staff-clock-pause = Pause
staff-clock-resume = Reprendre
staff-clock-paused = Le chronomètre est arrêté
# $round: a round by number.
staff-make-up-round = Partie de rattrapage du tour { $round }
staff-make-up-missed = Qui l’a manqué
staff-make-up-guests = Qui joue avec (son propre score reste)
staff-make-up-table = À la table
staff-make-up-do = Placer cette partie
staff-make-up-few = Choisissez de deux à cinq joueurs.
staff-counts = Confirmées : { $confirmed } · ouvertes : { $open } · en désaccord : { $differ }
staff-no-games = Pas encore de parties ici.
staff-state-announced = à venir
staff-state-open = en cours
staff-state-reported = un résultat
staff-state-conflict = résultats différents
staff-state-settled = confirmé
staff-state-void = non jouée
staff-ready-DrawRounds = Chaque personne présente a une place à chaque tour.
staff-ready-first = Les tours sont tirés au sort. Imprimez la grille et les feuilles de score, puis commencez.
staff-ready-StartRound = Tout est arrivé.
staff-ready-EndPreliminaries = Tous les résultats sont arrivés.
staff-ready-StartFinal = Les finalistes sont connus.
staff-ready-play-offs = Ces parties décident.
staff-ready-nothing = Les résultats peuvent encore être corrigés.
staff-waits = Il faut d’abord ces résultats.
staff-waits-warning = Ces résultats manquent. Le tour peut quand même commencer.
staff-waits-once = Ces résultats ont été annoncés une fois. Regardez-les, ou retenez-les tous.
staff-thing-conflict = résultats différents
staff-thing-missing = pas encore de résultat
staff-thing-unconfirmed = annoncé une fois
staff-decide = Trancher
staff-look = Voir
staff-type-in = Saisir
staff-more = Parties sans résultat confirmé : { $count }
staff-champion = Vainqueur
staff-finalists = Finalistes
staff-anyway-warning = Il manque des résultats. Appuyez encore une fois pour commencer quand même.
staff-go-anyway = Commencer quand même le tour { $round }
staff-draw-do = Annoncer ce tirage
staff-draw-other = Tirer à nouveau
staff-draw-none = Personne ne se retrouve deux fois.
staff-draw-repeats = Paires qui se retrouvent : { $repeats } ; minimum possible : { $bound }
staff-draw-threes = Chaque table a trois joueurs.
staff-draw-odd = Parties qui n’ont pas trois joueurs : { $odd } sur { $of }
staff-draw-slots = Parties : { $games } ; heures de début : { $slots }
staff-preview = Aperçu : rien n’est encore changé
staff-preview-button = Aperçu
staff-do-it = Valider
staff-cancel = Annuler
staff-back = Toutes les tables
staff-nobody-moves = Personne ne change de table.
staff-slips-none = Toutes les feuilles imprimées restent valables.
staff-later = Même table, autre heure : { $numbers }
# $minutes: how many later.
staff-delay = { $minutes ->
    [one] Quelqu’un joue { $minutes } minute plus tard qu’annoncé.
   *[other] Quelqu’un joue jusqu’à { $minutes } minutes plus tard qu’annoncé.
}
staff-delay-day = { $minutes ->
    [one] La journée finit { $minutes } minute plus tard.
   *[other] La journée finit { $minutes } minutes plus tard.
}
staff-before = Avant
staff-after = Après
staff-no-table = pas de partie
staff-new = nouveau
staff-reported-by = De
staff-cards = Cartes
staff-correct = Corriger le résultat
staff-correct-do = Corriger
staff-settle-do = C’est le résultat
staff-void = Elle ne se joue pas
staff-keep-final = La finale reste comme elle est, même si d’autres auraient dû y être
staff-why = Pourquoi ? C’est noté dans le journal.
staff-why-maybe = Remarque, nécessaire seulement si la partie ne se joue pas. C’est noté dans le journal.
# The reason in the log.
staff-why-typed = saisi par la coordination
staff-why-again = Vous avez déjà donné un résultat. Pourquoi change-t-il ?
staff-sets-of = SET du numéro { $number }
staff-against-of = Pénalités du numéro { $number }
staff-sum = SET : { $sets } · leurs cartes : { $cards } · restées sur la table : { $left }
staff-sum-fits = 81 : le compte y est
staff-sum-wrong = Ce reste est impossible : recomptez
staff-sum-over = Plus de 81 cartes : recomptez
staff-sum-stopped = Arrêtée avant la fin
staff-print-slip = Imprimer sa feuille
staff-screens = Jouer sur écrans
staff-people = Joueurs
staff-here = Présents : { $here } sur { $of }
staff-search = Numéro ou nom
staff-away = absent
staff-nameless = sans nom
staff-leave = Part
staff-return = Est là
staff-leaves = Le n° { $number } { $name } part
staff-returns = Le n° { $number } { $name } est là
staff-enters = { $name } arrive en retard
staff-add = Inscrire quelqu’un
staff-add-late = Inscrire un retardataire
staff-enter = Inscrire
staff-enter-preview = Aperçu de l’inscription
staff-field-name = Nom
staff-field-age = Âge
staff-field-group = Famille ou école, à séparer
staff-field-address = Adresse
staff-field-postcode = Code postal
staff-field-city = Ville
staff-field-phone = Téléphone
staff-field-email = E-mail
staff-field-guardian = Contact d’un parent
staff-field-state = Région ou canton
staff-field-photo = Photos
staff-photo-none = photos : pas demandé
staff-photo-paper = photos : signé sur papier
staff-photo-given = photos : autorisées
staff-photo-refused = pas de photos
staff-details-save = Enregistrer
staff-details-file = Enregistrer ces données
staff-details-erase = Supprimer ces données
staff-details-sure = Vraiment effacer ?
# $date: a day.
staff-erased-after = Les données des personnes sont effacées après le { $date } ; les résultats restent.
staff-erase-all = Effacer maintenant les données de tous
staff-erase-do = Effacer définitivement
staff-erased = Les données des personnes sont effacées ; les résultats restent.
staff-erase-sure = Les noms, les contacts et tout ce que les personnes ont indiqué sont effacés définitivement. Les numéros et les résultats restent.
staff-division = Catégorie
staff-division-by-age = selon l’âge
staff-no-divisions = Cette compétition n’a pas de catégories.
staff-change-division = Changer de catégorie
staff-screens-title = Visible par tous
staff-announce-field = Annonce
staff-announce = Annoncer
staff-announce-end = Retirer l’annonce
staff-freeze = Figer le classement
staff-unfreeze = Montrer de nouveau le classement
staff-projector = Pour le mur
staff-public = Page pour tous
staff-links = Liens
staff-links-about = Un lien donne un rôle à un appareil, sans compte. Un nouveau lien met fin au précédent.
staff-link-once = Il n’est montré que maintenant.
staff-revoke = Révoquer
staff-cards-with-links = Imprimer les fiches avec liens
staff-papers = Sur papier
staff-papers-come = La liste des feuilles arrive…
staff-unprintable = Aucune police d’ici n’a { $letters }, dans le nom du n° { $number } { $name }. Il serait imprimé comme � : écrivez le nom avec d’autres lettres avant d’imprimer.
staff-paper-size = Papier
staff-paper-a4 = A4
staff-paper-us-letter = US Letter
staff-print = Imprimer
staff-print-later = S’imprime après le tirage.
staff-print-links = Imprimer ces liens sur des cartes
staff-print-certificates = Imprimer les diplômes
staff-print-results = Imprimer les résultats
staff-printed = Ce que les feuilles disent aussi
staff-printed-place = Lieu
staff-printed-organiser = Organisateur
staff-printed-contact = Contact
staff-table-closes = Fermer la table { $table }
staff-table-opens = Ouvrir la table { $table }
staff-table-number = Une autre table
staff-table-open = L’ouvrir
staff-setup = Ce qui a été décidé
staff-setup-change = Modifier les réglages
staff-log = Ce qui s’est passé
staff-slip-title = Saisir une feuille
staff-slip-code = Code de la feuille
staff-slip-code-how = ou le numéro d’une table
staff-slip-number = Numéro d’un joueur
staff-slip-open = Ouvrir la feuille
staff-slip-save = Enregistrer, suivante
staff-slip-saved = Enregistré : { $place }
staff-slip-differs = { $place } : enregistré, mais les résultats saisis sont différents. La coordination tranche.
staff-slips-in = Arrivées : { $count } sur { $of }

competitions-line = { $status ->
    [entering] Inscriptions ouvertes
    [drawn] Tours tirés au sort
    [playing] En cours
    [finals] Finales
   *[over] Terminée
} · { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
} · { $name }
staff-size = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
staff-place = { $stage ->
    [preliminary] Table { $table }, tour { $round }
    [make-up] Rattrapage, table { $table }
    [tie-breaker] Départage, table { $table }
    [semi-final] Demi-finale, table { $table }
   *[final] Finale, table { $table }
}
staff-next = { $next ->
    [DrawRounds] Avant le tirage
    [StartRound] Avant le tour { $round }
    [EndPreliminaries] Avant les finales
    [StartFinal] Avant la finale
    [play-offs] Finales
   *[nothing] La journée est finie
}
staff-go = { $next ->
    [DrawRounds] Tirer les tours au sort
    [StartRound] Commencer le tour { $round }
    [EndPreliminaries] Terminer les éliminatoires
   *[StartFinal] Commencer la finale
}
staff-undo-what = { $what ->
    [StaffAppointed] un lien ou un rôle donné
    [StaffDismissed] un rôle retiré
    [EntrantEntered] la dernière inscription
    [EntrantChanged] l’autre catégorie
    [SetupChanged] les réglages modifiés
    [EntrantLeft] le dernier départ
    [EntrantReturned] le dernier retour
    [TablesSet] le changement de tables
    [RoundsDrawn] le tirage
    [RoundStarted] le début du tour
    [TimeAdded] le temps ajouté
    [ClockPaused] l’arrêt du chronomètre
    [ClockResumed] la reprise du chronomètre
    [GamesAdded] la partie de rattrapage
    [PreliminariesEnded] la fin des éliminatoires
   *[FinalStarted] le début de la finale
}
staff-role = { $role ->
    [coordinator] Coordination
    [desk] Accueil
    [judge] Juge
    [player] Joueur
   *[table] Table
}
staff-take = { $role ->
    [coordinator] Retenir celui de la coordination
    [desk] Retenir celui de l’accueil
    [judge] Retenir celui du juge
    [player] Retenir celui du joueur
   *[table] Retenir celui de la table
}
staff-why-report = { $role ->
    [coordinator] selon la coordination
    [desk] selon la feuille à l’accueil
    [judge] selon le juge
    [player] selon un joueur
   *[table] selon la table
}
staff-take-all = { $count ->
    [1] Retenir le résultat donné une fois
   *[other] Retenir les { $count } résultats donnés une fois
}
staff-movers = { $count ->
    [one] { $count } personne change de table : { $numbers }
   *[other] { $count } personnes changent de table : { $numbers }
}
staff-slips = { $count ->
    [one] { $count } feuille de score à réimprimer
   *[other] { $count } feuilles de score à réimprimer
}
staff-reprint = { $count ->
    [1] Imprimer la feuille qui a changé
   *[other] Imprimer les { $count } feuilles qui ont changé
}
staff-list-done = { $count ->
    [one] { $count } personne est inscrite.
   *[other] { $count } personnes sont inscrites.
}
staff-list-found = { $file } : { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
staff-link = { $kind ->
    [judge] Juge à la table { $number }
    [desk] Accueil
    [projector] Mur
    [player] Joueur { $number }
   *[coordinator] Clé de secours
}
staff-link-new = { $kind ->
    [judge] Liens des juges
    [desk] Lien de l’accueil
    [projector] Lien du mur
   *[coordinator] Nouvelle clé de secours
}
staff-devices = { $count ->
    [0] pas encore ouvert
    [one] ouvert sur { $count } appareil
   *[other] ouvert sur { $count } appareils
}

# Why the copy of the data in a second place is not kept up to date.
copy-stopped = { $why ->
    [away] La clé ou le dossier de la copie n’est pas là. Tout continue ; dès son retour, la copie rattrape son retard.
    [full] Le disque de la copie est plein. Tout continue ; dès qu’il y a de la place, la copie rattrape son retard.
    [refused] Le dossier de la copie contient une autre copie. Le journal du serveur dit que faire.
   *[failed] La copie ne peut pas être écrite. Le journal du serveur dit pourquoi.
}

# $choice: the order of a schedule, or the design of a poster.
staff-print-choice = { $choice ->
    [table] par table
    [number] par numéro
    [name] par nom
    [mark] sur fond noir
    [light] claire
    [cards] douze cartes
    [deck] tout le jeu
   *[other] Imprimer
}
