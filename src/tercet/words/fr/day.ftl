# Les pages d’une compétition.

day-title = Compétition
day-unknown = Cette compétition n’existe pas ici.
day-round = { $round ->
    [0] Avant le premier tour
   *[other] Tour { $round } sur { $of }
}
day-table-in = Table { $table }, tour { $round }
day-go-now = Allez-y maintenant
day-now = Maintenant
day-next = Ensuite
day-with = avec
day-you-are = Vous êtes le numéro { $number } :
day-you = Vous
day-scores = Scores
day-scores-about = SET moins points de pénalité
day-round-short = tour { $round }
day-total = total
day-standings = Classement
day-frozen = Figé jusqu’à la cérémonie
day-tables = Tables
day-all-tables = Toutes les tables
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
day-number = Num.
day-name = Nom
day-waiting = En attente
day-own-page = Votre page : le code de votre fiche d’inscription
