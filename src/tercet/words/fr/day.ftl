# Les pages d’une compétition.

day-unknown = Cette compétition n’existe pas ici.
day-round = { $round ->
    [0] Avant le premier tour
   *[other] Tour { $round } sur { $of }
}
day-stage = { $stage ->
    [finals] Finales
   *[over] La journée est finie
}
day-champion = Vainqueur
day-table-in = Table { $table }, tour { $round }
day-go-now = Allez-y maintenant
day-changed-own = Autrement que sur le programme imprimé
day-now = Maintenant
day-next = Ensuite
day-with = avec
day-you-are = Vous êtes le numéro { $number } :
day-no = N° { $number }
day-you = Vous
day-moved = Votre table a changé
day-moved-line = Tour { $round } : table { $table } au lieu de { $before }
day-moved-read = J’ai lu
day-scores = Scores
day-scores-about = SET moins points de pénalité
day-round-short = tour { $round }
day-total = total
day-standings = Classement
day-frozen = Figé jusqu’à la cérémonie
day-announcement = Annonce :
day-tables = Tables
day-all-tables = Toutes les tables
day-call = Appeler l’accueil
day-called = L’accueil le sait
# $count: players in the final. $points: how many more the last of them has.
day-place = Place { $place } sur { $of }
# $name: a division.
day-place-in = Place { $place } sur { $of } · { $name }
day-cut = { $count ->
    [one] { $count } joueur va en finale
   *[other] { $count } joueurs vont en finale
}
day-to-cut = { $points ->
    [one] à { $points } point de la finale
   *[other] à { $points } points de la finale
}
day-in-cut = en finale pour l’instant
day-level-cut = à égalité pour la dernière place en finale
day-your-number = Votre numéro
day-find = Voir ma table
day-no-number = Personne n’a le numéro { $number }.
day-no-table = La salle n’a pas de table { $table }.
day-no-game = Aucune partie n’a ce code. Le tirage a peut-être été refait : demandez à l’accueil.
day-no-more = Aucune partie à jouer pour l’instant.
day-not-drawn = Les tours n’ont pas encore été tirés au sort.

day-state-announced = Pas encore commencée
day-state-open = En cours
day-state-reported = Résultat à confirmer
day-state-conflict = Deux résultats diffèrent : la coordination décide
day-state-settled = Confirmé
day-state-void = Non jouée
day-player = Joueur
day-sets = SET
day-against = Pénalités
day-score = Score
day-right = C’est juste
day-wrong = Ce n’est pas juste
day-stopped = La partie s’est arrêtée avant la fin
day-sum = cartes restent.
day-sum-wrong = cartes ne peuvent pas rester. Recomptez.
day-send = Envoyer le résultat
day-sent = Envoyé.
day-waits = Gardé sur cet appareil, et envoyé dès que le serveur répond.

day-link-judge = Vous êtes juge à la table { $number }
day-link-player = Vous êtes le numéro { $number }
day-link-desk = Vous êtes à l’accueil
day-link-projector = Cet écran est pour tout le monde
day-link-coordinator = Vous coordonnez cette compétition
day-link-press = Ouvrir sur cet appareil
day-link-about = Ce lien est personnel. Ne le transmettez pas.

day-find-name = Trouvez votre nom
# $numbers: players.
day-changed = Changé depuis l’impression : { $numbers }
day-number = Num.
day-name = Nom
day-waiting = En attente
day-own-page = Votre page : le code de votre fiche d’inscription

# La cérémonie. $place : un rang.
ceremony-title = Cérémonie
ceremony-where = Le mur le montre. Gardez cette page pour vous : elle dit qui vient ensuite.
ceremony-later = La cérémonie peut commencer quand la finale est décidée.
ceremony-begin = Commencer la cérémonie
ceremony-show = Montrer la place { $place }
# $name: a division.
ceremony-show-title = Montrer qui a gagné en { $name }
ceremony-titles = Vainqueurs des catégories
ceremony-next = À montrer ensuite
ceremony-back = Cacher la dernière
ceremony-end = Fermer la cérémonie
ceremony-to-cockpit = Retour à la page de la coordination
ceremony-thaw = Montrer le classement à tous
ceremony-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
ceremony-place = Place { $place }
ceremony-ahead = { $points ->
    [0] devant après un départage
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
ceremony-final = en finale
ceremony-bars = Une barre est un point ; vide : l’écart avec le premier
day-left = restent dans cette partie
day-paused = le chronomètre est arrêté
day-begins = commence dans
day-about = vers { $clock }
day-at = à { $clock }

day-screen = Jouer sur cet écran
day-screen-ready = Cet appareil joue pour le numéro { $number }. Quand votre table est ouverte sur écrans, scannez son code ou saisissez-le ici.
day-screen-code = Code de la table
day-screen-go = Aller à la table
