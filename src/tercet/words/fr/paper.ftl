# The sheets that Tercet prints: their names, and the words of those for a competition. A message named paper-doc-… is a
# document, its .about one line of the list. Messages without variables are at hand in the templates without “paper-”.

paper-doc-entry-cards = Fiches d’inscription
    .about = Neuf par feuille, vierges ou remplies, avec le code QR de chaque joueur.
paper-doc-schedule = Grille des parties
    .about = Qui joue où et quand : un tableau par table, ou une liste par numéro ou par nom.
paper-doc-player-slips = Billets des joueurs
    .about = Un billet par joueur : ses tables pour tous les tours.
paper-doc-table-signs = Numéros de table
    .about = Un chevalet à lire des deux côtés.
paper-doc-score-slips = Feuilles de score
    .about = Une par partie, avec code et code QR.
paper-doc-links = Liens
    .about = Une carte avec un code QR pour chaque juge, l’accueil et l’écran, et la clé de secours, au moment où ils sont créés.
paper-doc-judge-script = Texte du juge
    .about = Ce que le juge pose, dit et fait.
paper-doc-rule-card = Carte des règles
    .about = Les règles du juge sur une carte à tenir en main, quatre par feuille.
paper-doc-handout = Règle du jeu
    .about = Le jeu sur une feuille, pour toutes les variantes.
paper-doc-release-adult = Droit à l’image, adultes
    .about = Autorisation de prise de vues, avec organisateur et date.
paper-doc-release-minor = Droit à l’image, mineurs
    .about = La même, signée par un parent ou le représentant légal.
paper-doc-poster = Affiche
    .about = Quatre modèles, dont un économe en encre, avec date, lieu, contact et code QR.
paper-doc-flyer = Prospectus
    .about = Les modèles de l’affiche, deux par feuille.
paper-doc-certificates = Diplômes
    .about = Pour le champion, les finalistes et tous les participants.
paper-doc-results = Résultats
    .about = La finale, et les scores, le total et le rang de chacun.
paper-doc-press = Feuille de presse
    .about = La journée sur une page, pour les journaux et le web.
paper-doc-change-log = Journal des changements
    .about = Ce qui a été tranché, corrigé ou de nouveau tiré au sort, et pourquoi.
paper-doc-checklist = Aide-mémoire de la journée
    .about = À faire avant, pendant et après.
paper-doc-emergency-pack = Dossier de secours
    .about = De quoi finir sur papier les tours qui restent.
paper-doc-deck = Jeu à découper
    .about = Les 81 cartes, avec dos et traits de coupe.
paper-doc-starter-deck = Petit jeu à découper
    .about = Les 27 cartes pleines, avec dos et traits de coupe.
paper-doc-daily-puzzle = Casse-tête du jour
    .about = Douze cartes et six SET, les mêmes pour tous ce jour-là.
paper-doc-puzzle-book = Cahier de casse-têtes
    .about = Des casse-têtes, du plus facile au plus difficile, avec les solutions.

paper-disclaimer = Pour le jeu de cartes SET®, marque de son éditeur. Tercet n’est ni affilié à l’éditeur ni approuvé par lui.
paper-qr-alt = Code QR qui mène à
# Between a heading and what it heads.
paper-colon = { "\u00a0: " }
paper-date = Date
paper-organiser = Organisateur
paper-signature = Signature
paper-signatures = Signatures
paper-name = Nom
paper-address = Adresse
paper-city = Code postal, ville
paper-phone = Téléphone
paper-email = E-mail
paper-division = Catégorie
paper-player = Joueur
paper-player-no = Joueur n°
paper-table = Table
paper-total = Total
paper-rank = Rang
paper-score = Score
paper-code = Code
paper-final = Finale
paper-judge = Juge
paper-round-number = Tour { $round }
paper-slot-number = Créneau { $slot }

# The entry card.
paper-entry-competition = Compétition
paper-entry-championship = Championnat
paper-entry-game = Partie { $game }
paper-entry-game-one = Partie 1
paper-entry-tie-breaker = Départage

# Schedules and slips. $count: how many pairs meet twice.
paper-schedule-intro = Cherchez votre numéro. Chaque partie se joue contre d’autres adversaires.
paper-schedule-players = Cherchez-vous dans la liste : le grand chiffre est votre table.
paper-schedule-repeats =
    { $count ->
        [0] Personne ne joue deux fois contre la même personne.
        [1] Une paire se rencontre deux fois ; c’est le minimum possible.
        [one] { $count } paire se rencontre deux fois ; c’est le minimum possible.
       *[other] { $count } paires se rencontrent deux fois ; c’est le minimum possible.
    }
paper-slip-keep = Gardez ce billet. Après chaque partie, portez votre fiche à l’accueil.
paper-slip-rest = repos
paper-sign-scan = Scannez pour suivre cette table.

# Links on paper.
paper-link-secret = Scannez et appuyez sur le bouton. Ne pas transmettre ni afficher : ce code est une clé.
paper-link-coordinator = Clé de secours
paper-link-coordinator-about = Qui a cette clé dirige la compétition. Gardez-la en lieu sûr ; avec elle, on continue sur n’importe quel appareil.
paper-link-desk = Accueil
paper-link-desk-about = Inscriptions, arrivées, résultats et papiers de l’accueil.
paper-link-projector = Écran
paper-link-projector-about = Pour l’écran au mur : maintenant, ensuite et le classement.
paper-link-judge-about = Les parties de cette table et leurs résultats.
paper-link-player-about = Votre table, vos scores, et la confirmation de vos résultats.

# Score slips.
paper-slip-sets = SET
paper-slip-against = Pénalités
paper-slip-left = Cartes restantes
paper-slip-player-signs = Un joueur
paper-slip-stopped = Arrêtée avant la fin
paper-slip-check = SET de toute la table : 21 à 25, ou 27. Score = SET − points de pénalité.

# Results, certificates, press.
paper-results-intro =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. À total égal, rang égal.
paper-results-after =
    { $rounds ->
        [0] Aucun tour n’est encore joué.
        [1] Après un tour.
        [one] Après { $rounds } tour.
       *[other] Après { $rounds } tours.
    }
paper-results-champion = Vainqueur
paper-results-preliminaries = Tours préliminaires
paper-results-tie = Départage
paper-results-averaged = Un score entre parenthèses est la moyenne des autres parties du joueur, pour une partie manquée ou qui n’a pas pu être jouée.
paper-results-given = * Points pour une partie qui n’a pas pu être jouée parce que d’autres étaient partis.
paper-results-weighed = Dans le total, les scores aux tables de deux ou quatre joueurs sont ramenés à une table de trois.
paper-certificate = Diplôme
paper-certificate-champion = Premier prix
paper-certificate-finalist = Finaliste
paper-certificate-won = a remporté le championnat du jeu de cartes SET
paper-certificate-reached = a atteint la finale du championnat du jeu de cartes SET
paper-certificate-played = a joué au championnat du jeu de cartes SET
# $sets: SETs found; $games: games played.
paper-certificate-figures =
    { $sets } SET en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
paper-press-headline = { $occasion } : victoire de { $name }
paper-press-headline-open = { $occasion } : les résultats
# $name: the champion; $players, $tables, $games, $sets: figures.
paper-press-lead =
    { $occasion } : victoire de { $name }. { $players ->
        [one] { $players } joueur a disputé
       *[other] { $players } joueurs ont disputé
    } { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et trouvé { $sets } SET.
paper-press-lead-open =
    { $occasion } : { $players ->
        [one] { $players } joueur participe
       *[other] { $players } joueurs participent
    }. Jusqu’ici : { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } et { $sets ->
        [one] { $sets } SET trouvé
       *[other] { $sets } SET trouvés
    }.
paper-press-final = En finale
paper-press-best = Les meilleurs des tours préliminaires
paper-press-players = joueurs
paper-press-games = parties
paper-press-sets = SET trouvés
paper-press-most = record de SET en une partie
paper-press-about = Le jeu
paper-press-about-text = SET est un jeu de 81 cartes. Chacune montre un, deux ou trois symboles, dans l’une de trois couleurs, formes et remplissages. Trois cartes forment un SET si chacune de ces quatre caractéristiques est pareille sur les trois, ou différente sur les trois. Le premier qui voit un SET l’annonce. Personne n’attend son tour et la donne ne favorise personne : tous regardent les mêmes cartes.
paper-press-contact = Contact
paper-press-more = Tous les résultats

# The change log. $game, $table, $round, $number: numbers; $old, $new: scores.
paper-changes-intro = Rien n’est effacé : ce qui a été dit avant reste consigné.
paper-changes-none = Rien n’a été changé.
paper-changes-nth = Entrée
paper-changes-who = Qui
paper-changes-what = Quoi
paper-changes-why = Pourquoi
paper-changes-corrected = Partie { $game } corrigée : { $old } devient { $new }
paper-changes-settled = Partie { $game } tranchée : { $new }
paper-changes-score = n° { $number } : { $score }
paper-changes-not-played = non jouée
paper-changes-entered = Le n° { $number } arrive en retard
paper-changes-left = Le n° { $number } s’en va
paper-changes-returned = Le n° { $number } est de retour
paper-changes-tables =
    La salle a maintenant { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
paper-changes-drawn = Nouveau tirage à partir du tour { $round } ; places changées : { $moved }
paper-changes-finalists = Nouvelle liste des finalistes : { $numbers }
paper-changes-undone = Le dernier changement a été annulé
paper-changes-void = La partie { $game } n’a pas été jouée
paper-changes-setup = Le règlement du jour a été modifié
paper-changes-entrant = Le n° { $number } change de catégorie ou de groupe
paper-changes-revised = Le résultat donné pour la partie { $game } a été remplacé : { $new }

# The emergency pack. $round: the first that is not started; $rounds: of so many.
paper-pack-intro = En cas de panne, finissez avec ceci : tout ce qui suit les tours commencés, sur papier.
paper-pack-state = Il reste à jouer les tours { $first } à { $last }.
paper-pack-state-none = Tous les tours préliminaires ont commencé. Il reste la finale.
paper-pack-step-1 = Distribuez les fiches d’inscription : tous les scores connus y sont.
paper-pack-step-2 = Affichez la grille des parties et envoyez chacun à sa table du prochain tour.
paper-pack-step-3 = Donnez à chaque table ses feuilles de score. Le juge les remplit et signe ; un joueur signe aussi.
paper-pack-step-3-open-house = Donnez à chaque table ses feuilles de score. Les joueurs les remplissent, et deux d’entre eux signent.
paper-pack-step-4 = Reportez les scores sur les fiches et dans le classement. S’il manque une feuille, réclamez-la avant le tour suivant.
paper-pack-step-5 = Après le dernier tour, faites les totaux. Ceux qui sont à égalité pour une place qui compte jouent un départage sur une feuille vierge.
paper-pack-step-6 = Jouez la finale sur une feuille vierge. Le courant revenu, saisissez les résultats avec le code de chaque feuille.
paper-pack-standings = Classement actuel
paper-pack-contents = Dans ce dossier
paper-pack-blank = Feuilles vierges pour les départages et la finale
