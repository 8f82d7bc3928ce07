# Forms, the checklist, posters and flyers.

# Photo releases. $organiser, $date: a line to write on where they are not known.
paper-release-title = Autorisation de captation et d’utilisation de l’image
paper-release-adult = Pour les adultes
paper-release-minor = Pour les mineurs, à signer par un parent ou le représentant légal
paper-release-event = Date : { $date }. { $organiser } organise une compétition du jeu de cartes SET. Des photos, des films et des enregistrements sonores y seront réalisés.
paper-release-adult-1 = J’autorise { $organiser } à me photographier, à me filmer et à enregistrer ma voix lors de cette compétition.
paper-release-minor-1 = J’autorise { $organiser } à photographier et à filmer mon enfant et à enregistrer sa voix lors de cette compétition.
paper-release-2 = { $organiser } et l’éditeur du jeu peuvent utiliser ces enregistrements, en tout ou en partie, à toute fin licite, notamment pour rendre compte de la compétition et en annoncer d’autres, sur papier et en ligne.
paper-release-3 = Je ne demande aucune rémunération. Le nom ne peut accompagner un enregistrement que si la case est cochée :
paper-release-name-may = Le nom peut être indiqué.
paper-release-adult-4 = Je suis majeur(e). La participation ne dépend pas de cet accord, et je peux le retirer pour l’avenir à tout moment en écrivant à l’organisateur.
paper-release-minor-4 = Je suis le père, la mère ou le représentant légal de cet enfant. La participation ne dépend pas de cet accord, et je peux le retirer pour l’avenir à tout moment en écrivant à l’organisateur.
paper-release-child = Nom de l’enfant
paper-release-guardian = Parent ou représentant légal
paper-release-address-2 = Adresse, suite
paper-release-telephone = Téléphone
paper-release-competition-date = Date de la compétition

# The checklist. $tables, $players, $rounds, $minutes: numbers of this competition.
paper-check-before = Avant le jour J
paper-check-before-date = Fixer la date, le lieu et la formule : tournoi libre (sans juge) ou avec juges.
paper-check-before-announce = L’annoncer : affiches, prospectus, réseaux sociaux, presse et radio locales.
paper-check-before-details = Donner les détails : heure, lieu, prix, catégories, à qui s’adresser.
paper-check-before-register = Recueillir les inscriptions et donner un numéro à chaque joueur.
paper-check-before-staff = Trouver un coordinateur, quelqu’un pour l’accueil et un juge par table.
paper-check-before-prizes = Demander des lots aux commerces voisins.
paper-check-before-print = Imprimer les fiches d’inscription, les numéros de table, les cartes des règles, la règle du jeu et les formulaires de droit à l’image.
paper-check-before-rehearse = Simuler la journée : à quelle heure finira-t-elle ?
paper-check-hall = La salle
paper-check-hall-desk = Une table d’inscription.
paper-check-hall-tables =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, avec assez d’espace pour circuler.
paper-check-hall-decks =
    Sur chaque table : un jeu, du papier et un stylo. { $tables ->
        [one] { $tables } jeu
       *[other] { $tables } jeux
    }, et un de réserve.
paper-check-hall-cloth = Une nappe unie, ou une table unie.
paper-check-hall-light = Une bonne lumière sans reflets.
paper-check-hall-wind = Pas de vent.
paper-check-hall-rope = Les spectateurs voient le jeu sans le gêner.
paper-check-hall-waiting = Un coin d’attente pour les joueurs au repos.
paper-check-hall-signs = Numéros de table posés, grille au mur, courant et réseau vérifiés.
paper-check-start = Avant le tour 1
paper-check-start-desk = Ouvrir l’accueil : fiches, droits à l’image, retardataires.
paper-check-start-judges = Donner leurs consignes aux juges : texte, carte des règles, feuilles de score.
paper-check-start-draw = Qui manque ? Tirer au sort, imprimer les feuilles de score et la grille, et l’afficher.
paper-check-start-decks = Chaque jeu a 81 cartes.
paper-check-rounds = À chaque tour
paper-check-rounds-pack = Imprimer le dossier de secours avant de commencer.
paper-check-rounds-time =
    { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } en { $slots ->
        [one] { $slots } créneau
       *[other] { $slots } créneaux
    } d’environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
paper-check-rounds-slips = Toutes les feuilles sont rendues avant le tour suivant.
paper-check-rounds-next = Chacun connaît sa prochaine table.
paper-check-times = Horaires
paper-check-end = Finale et clôture
paper-check-end-ties = Départager les égalités qui comptent.
paper-check-end-final = Nommer les finalistes à haute voix ; jouer la finale à la vue de tous.
paper-check-end-prizes = Imprimer les diplômes. Prix ; remercier les juges.
paper-check-end-results = Afficher les résultats, envoyer la feuille de presse, garder le journal.
paper-check-end-decks = Compter les jeux, ranger la salle.

# Posters and flyers.
paper-poster-call = Prêts, SET, partez !
paper-poster-three = Trois cartes. Toutes pareilles ou toutes différentes.
paper-poster-look = Le verrez-vous avant les autres ?
paper-poster-championship = Championnat du jeu de cartes SET®
paper-poster-for-all = Pour débutants et maîtres, de 6 à 99 ans.
paper-poster-how-many = Combien de SET y a-t-il ici ?
paper-poster-answer =
    { $count ->
        [1] Il y en a un.
       *[other] Il y en a { $count }. Venez les trouver.
    }
paper-poster-enter = Scannez pour vous inscrire
paper-poster-more = Scannez pour en savoir plus
