# Les mots d'une compétition : ce qu'elle refuse, par code, et ce que disent les commandes `schedule` et `competition`.

competition-not-open = Aucune compétition n’est encore ouverte.
competition-open-already = Cette compétition est déjà ouverte.
competition-back-in-time = Cette heure précède la dernière entrée du journal.
competition-changed-meanwhile = Quelqu’un a changé quelque chose entre-temps. Regardez à nouveau avant de continuer.
competition-nothing-to-undo = Il n’y a rien à annuler.
competition-known-outside = Ce qui a été fait en dernier est déjà connu au dehors et ne peut plus être annulé. Corrigez-le plutôt.
competition-id-used = Cette commande a déjà été envoyée avec un autre contenu. Envoyez-la avec un nouvel identifiant.
# $round, $next: rounds by number.
competition-round-started = Le tour { $round } a déjà commencé.
competition-round-not-next = Le prochain tour est le { $next }, pas le { $round }.
# $count: how many. $games: the first of them, by number.
competition-results-missing = Il manque des résultats de parties précédentes : { $count } (partie n° { $games }). Vous pouvez tout de même lancer le tour.
competition-over = Cette compétition est terminée.
competition-not-yours = Seule la coordination peut faire cela.
competition-staff-only = Seuls la coordination et l’accueil peuvent faire cela.
competition-other-table = Vous êtes juge à une autre table. Le juge de cette table ou l’accueil note cette partie.
competition-not-your-game = Vous ne jouez pas dans cette partie.
competition-no-such-link = Ce lien n’est plus valable. Demandez-en un nouveau à la coordination.
competition-too-many-tries = Trop de liens erronés depuis votre adresse. Attendez une minute, puis réessayez.
competition-spectator = Les spectateurs ne notent pas de scores.
competition-no-judges = Dans un tournoi libre, les joueurs jugent eux-mêmes.
competition-no-caller = Les juges et les joueurs appellent l’accueil, avec leur lien.
competition-called-already = L’accueil sait que vous attendez.
competition-no-such-call = Quelqu’un d’autre a déjà répondu à cet appel.
competition-not-staff = Cette personne ne fait pas partie de l’équipe de la compétition.
competition-entered-already = Cette personne est déjà inscrite.
competition-not-drawn = Les tours n’ont pas encore été tirés au sort.
competition-started = Le premier tour a commencé. Les retards et les départs sont pris en compte automatiquement.
competition-too-late-to-enter = Le dernier tour a commencé. Plus personne ne peut s’inscrire.
competition-all-started = Tous les tours préliminaires ont commencé.
competition-no-game-runs = Aucune partie des tours ne se joue en ce moment.
competition-clock-paused = Le chronomètre est déjà arrêté.
competition-clock-runs = Le chronomètre tourne déjà.
# $most: minutes.
competition-added-minutes = Ajoutez au moins une minute, et au plus { $most ->
        [one] { $most } minute
       *[other] { $most } minutes
    }.
competition-rounds-left = Il reste des tours préliminaires à jouer.
competition-not-begun = Cette partie n’a pas commencé.
competition-no-such-game = Cette partie n’existe pas. Le tirage a peut-être été refait.
competition-settled = Ce résultat est validé. La coordination peut le corriger.
competition-not-settled = Ce résultat n’est pas encore validé. Validez-le d’abord.
competition-reported-already = Vous avez déjà donné ce résultat. Quelqu’un d’autre doit le confirmer ; la coordination peut le corriger.
competition-say-why = Indiquez pourquoi : ce sera conservé avec l’ancien et le nouveau résultat.
competition-cut-already = Les préliminaires sont terminés.
competition-no-finalists = Les finalistes ne sont pas encore connus.
competition-final-started = La finale a commencé.
competition-changes-finalists = La finale a commencé, et cela changerait la liste des finalistes. Annulez le début de la finale, ou corrigez le résultat en laissant la finale telle quelle.
competition-not-missed = Une partie de rattrapage est pour qui est présent et a manqué ce tour, ou est resté pour une partie non jouée.
competition-no-guest = Dans une partie de rattrapage, une personne invitée est présente et a déjà un score dans ce tour.
competition-no-make-up = Cette compétition n’a pas de parties de rattrapage : c’était décidé d’avance.
competition-table-size = Une table compte de 2 à 5 joueurs différents.
# $table : le numéro d'une table.
competition-no-such-table = La salle n’a pas de table { $table }. Indiquez une table qui existe.
# $most : le plus grand numéro.
competition-bad-tables = Indiquez les tables de la salle : au moins une, chacune une seule fois, par des numéros de 1 à { $most }.

competition-rounds-of-a-day = Nombre de tours préliminaires : de 1 à { $most }, pas { $rounds }.
competition-title-too-long =
    Le nom d’une compétition compte au plus { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
competition-too-many-divisions =
    Une compétition compte au plus { $most ->
        [one] { $most } catégorie
       *[other] { $most } catégories
    }.
competition-tables-of-a-hall = Nombre de tables d’une salle : de 1 à { $most }, pas { $tables }.
competition-division-twice = Deux catégories ont le même nom.
competition-division-name = Le nom d’une catégorie compte de 1 à 40 caractères.
competition-finalists = Nombre de joueurs d’une finale : de 2 à { $most }, pas { $finalists }.
competition-not-over = La finale n’est pas encore décidée.
competition-no-such-place = La finale a { $most ->
        [one] { $most } place
       *[other] { $most } places
    } à montrer.
competition-no-such-title = La compétition a { $most ->
        [one] { $most } titre
       *[other] { $most } titres
    } de catégorie à montrer.
competition-announcement-too-long = Une annonce a au plus { $most } caractères.
competition-walkover = Qui est resté pour une partie reçoit de 0 à { $most } points, pas { $points }.
competition-bad-minutes = Un tour dure de 1 à 240 minutes.
competition-bad-start = Le début est une date et une heure avec son fuseau, par exemple 2026-11-21T10:00+01:00, et non « { $text } ».
competition-bad-break = Une pause dure au plus 240 minutes, et il y a au plus 20 longues pauses.
competition-until-missing = Indiquez jusqu’à quand les données des personnes sont conservées.
competition-until-passed = Le jour jusqu’auquel les données des personnes sont conservées est passé. Choisissez-en un autre.
competition-until-too-far = Les données des personnes sont conservées { $most ->
        [one] { $most } jour
       *[other] { $most } jours
    } au plus. Choisissez une date plus proche.
# $field: what is told about somebody.
competition-not-asked = Cette compétition ne demande pas { $field ->
        [address] l’adresse
        [phone] le numéro de téléphone
        [email] l’adresse électronique
        [guardian] les coordonnées d’un parent ou responsable
       *[photo] l’autorisation de publier des photos
    }. La coordination peut l’activer.
competition-too-many-players =
    Une compétition compte au plus { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }.
# $number : le numéro d'un joueur. $most : le plus grand.
competition-bad-number = Un joueur a un numéro de 1 à { $most }, pas { $number }.
competition-no-such-number = Personne n’a le numéro { $number }.
competition-left-already = Le numéro { $number } est déjà parti.
competition-here-already = Le numéro { $number } est là et n’est pas parti.
competition-no-name = Saisissez un nom.
competition-no-guardian = Indiquez les coordonnées d’un parent ou responsable.
competition-form-off = On ne peut pas s’inscrire ici pour le moment. Demandez aux organisateurs.
competition-form-after-draw = Les tours sont tirés au sort : on ne peut plus s’inscrire ici. Adressez-vous à l’accueil, qui prend aussi les retardataires.
competition-too-many-entries = Beaucoup de personnes viennent de s’inscrire d’ici. Attendez une minute, puis réessayez.
competition-bad-letters = Un texte contient des caractères qui ne peuvent être ni affichés ni imprimés. Ressaisissez-le.
# $numbers: of players.
competition-without-division = Certains numéros ne sont dans aucune catégorie : { $numbers }. Attribuez-leur-en une d’abord.
# $name: a division.
competition-division-in-use = La catégorie « { $name } » a encore des inscrits. Déplacez-les d’abord, ou renommez-la.
# $started: a round by number.
competition-rounds-begun = Le tour { $started } a commencé : il y en a au moins autant.
competition-tables-by-number = Le tirage est fait. Fermez ou ouvrez plutôt des tables par leurs numéros.
competition-too-late-for-format = Le premier tour a commencé. On ne change plus la présence de juges.
competition-too-late-for-preliminaries = Les préliminaires sont terminés. Leurs tours, les catégories et le décompte des parties restent tels quels.
competition-no-player = Le numéro { $number } n’a pas encore d’écran. Sur la page de sa fiche, il faut appuyer sur « Jouer sur cet écran ».
competition-screen-taken = Le numéro { $number } joue déjà sur un autre appareil.
competition-number-twice = Le numéro { $number } est pris.
competition-no-divisions = Cette compétition n’a pas de catégories.
# $known : des noms séparés par des virgules.
competition-division-needed = Indiquez la catégorie, ou un âge qui correspond à l’une d’elles. Catégories : { $known }.
competition-no-such-division = La catégorie « { $name } » n’existe pas. Catégories : { $known }.
# $count : combien. $games : les premières, par numéro.
competition-unsettled = Résultats manquants ou contradictoires : { $count } (partie n° { $games }).

competition-sheet-twice = Un joueur figure deux fois sur cette feuille.
competition-sheet-bounds = Une personne a au plus { $sets } SET et { $against } points de pénalité, et un paquet a { $cards } cartes. Vérifiez les nombres.
competition-sheet-below-zero = Les SET, les points de pénalité et les cartes restantes se comptent à partir de zéro ; un score négatif est calculé automatiquement.
competition-sheet-sum = Cette table totalise { $sets } SET. Un paquet épuisé en donne de 21 à 25, ou 27, jamais 26. Recomptez, ou indiquez que la partie a été arrêtée.
competition-sheet-left =
    Avec { $sets } SET, il reste { $right ->
        [one] { $right } carte
       *[other] { $right } cartes
    }, pas { $left }. Recomptez.
competition-sheet-too-many =
    { $sets } SET et { $left ->
        [one] { $left } carte restante
       *[other] { $left } cartes restantes
    } : c’est plus que les 81 cartes d’un paquet.
competition-sheet-stranger = Le numéro { $number } ne joue pas dans cette partie.
competition-sheet-missing = Notez les scores de toute la table ; manquants : { $numbers }.

competition-wrong-number-of-players = Nombre de joueurs pour un tirage : de { $least } à { $most }, pas { $players }.
competition-wrong-number-of-rounds =
    Nombre de tours pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : de 1 à { $most }, pas { $rounds }.
competition-wrong-number-of-tables =
    Nombre de tables pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : de 1 à { $players }, pas { $tables }.
competition-no-such-player = Personne n’a le numéro { $number } : les numéros vont de 1 à { $players }.
competition-twice-in-a-group = Un numéro figure deux fois dans un groupe : { $group }.
competition-too-few-come =
    Il faut au moins { $least ->
        [one] { $least } joueur
       *[other] { $least } joueurs
    }, pas { $come } : personne ne joue seul.
competition-not-printed =
    Le guide ne contient pas de grille de { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }. Faites plutôt un tirage au sort.

competition-list-not-text = Ce fichier n’est pas du texte. Enregistrez la liste en CSV (UTF-8).
competition-list-not-csv = La ligne { $line } n’est pas du CSV valide. Cherchez un guillemet qui n’est pas fermé.
competition-list-column-twice = La colonne « { $name } » figure deux fois.
competition-list-no-names = La première ligne nomme les colonnes, et l’une d’elles doit être « name ». Les colonnes sont { $columns }.
competition-list-too-long =
    Cette liste a plus de { $most ->
        [one] { $most } ligne
       *[other] { $most } lignes
    } ; une compétition compte au plus { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }.
competition-list-cells = La ligne { $row } a plus de cellules que la première n’a de noms.
competition-list-no-name = La ligne { $row } n’a pas de nom.
competition-list-broken-letters = Ligne { $row }, { $column } : des caractères sont illisibles. Enregistrez la liste en UTF-8 et réessayez.
competition-list-bad-letters = Ligne { $row }, { $column } : certains caractères ne peuvent être ni affichés ni imprimés. Ressaisissez-les.
competition-list-skipped = Colonnes ignorées : { $columns }.
# $names: with commas.
competition-list-twins = « { $file } » contient plusieurs fois certains noms : { $names }. Ajoutez --twins once s’il s’agit chaque fois de la même personne, ou --twins both s’il s’agit de personnes différentes.
competition-file-played = « { $file } » est une compétition déjà tirée au sort ou jouée. Le fichier n’est pas remplacé ; choisissez-en un autre.
competition-file-in-the-way = « { $file } » contient déjà autre chose. Le fichier n’est pas remplacé ; choisissez-en un autre.
# The name of the guest under which a competition is loaded.
competition-loader = Coordination
competition-load-token = Votre jeton, avec lequel vous coordonnez la compétition : { $token }
# $code: the competition’s id.
competition-loaded = « { $file } » est sur le serveur : compétition { $code }.
competition-purged =
    { $count ->
        [one] Les données des personnes de { $count } compétition sont effacées. Ses résultats restent, par numéro.
       *[other] Les données des personnes de { $count } compétitions sont effacées. Leurs résultats restent, par numéro.
    }
# $name: a competition’s id, or a file.
competition-not-here = Il n’y a ici ni compétition { $name }, ni fichier de ce nom.
competition-not-loaded = Le serveur ne l’a pas pris : { $why }
competition-no-server = Il n’y a pas de serveur Tercet à { $server }. Démarrez-en un avec « tercet serve », ou donnez son adresse avec --server.
competition-list-formula = Ligne { $row }, { $column } : « { $cell } » commence comme une formule. Enregistrez plutôt la liste avec les valeurs.
competition-list-not-a-number = Ligne { $row }, { $column } : « { $cell } » n’est pas un nombre entier.
competition-list-too-much-text =
    Ligne { $row }, { $column } : au plus { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
# $problem : ce qu'un programme en dit.
competition-list-not-json = Ce n’est pas une liste d’inscrits : { $problem }.
competition-file-broken = Ce fichier n’est pas une compétition de Tercet : { $problem }.
competition-file-version = Ce fichier n’est pas une compétition de Tercet, ou pas de la version { $version }.
competition-file-contradicts = Le journal de cette compétition se contredit.
competition-file-no-opening = Le journal de cette compétition ne commence pas par son ouverture.

schedule-round = Tour { $number }
schedule-slot = Créneau { $number }
schedule-table = table { $table } : { $players }
schedule-table-of-round = table { $table } : { $players } (tour { $round })
schedule-repeats = Paires qui se rencontrent de nouveau : { $repeats }.
schedule-repeats-fewest = Paires qui se rencontrent de nouveau : { $repeats } ; c’est le minimum possible.
schedule-repeats-bound = Paires qui se rencontrent de nouveau : { $repeats } ; minimum inévitable : { $bound }.
schedule-all-threes = Chaque table a trois joueurs.
# $seats : combien. $most : pour un joueur.
schedule-odd-many = Places à des tables qui n’ont pas trois joueurs : { $seats }, au plus { $most } par joueur.
# $who : des numéros, chacun avec sa fréquence.
schedule-odd-few = À une table qui n’a pas trois joueurs : { $who }.
# $sizes : par exemple « 3+3+2+2 », avec le nombre de tours.
schedule-sizes = Tables : { $sizes }. Avec d’autres tailles, plus de paires se rencontreraient de nouveau, ou quelqu’un serait plus souvent à une petite ou une grande table.
schedule-clashes = Rencontres de joueurs à séparer : { $clashes }.
schedule-seed = Graine : { $seed }.
schedule-fault-twice = Dans la version imprimée, le joueur { $player } est à deux tables au tour { $round }.
schedule-fault-missing = Dans la version imprimée, le joueur { $player } n’a pas de table au tour { $round }.
schedule-change = Tour { $round }, table { $table } : { $now } ; imprimé : { $was }.
schedule-printed-as-it-is = Une grille imprimée ne se modifie pas. Enlevez --printed pour utiliser --tables ou --apart.
schedule-printed-for = Le guide contient des grilles pour { $known } joueurs, pas pour { $players }. Enlevez --printed.
schedule-apart-line = La ligne { $line } de « { $file } » devrait contenir des numéros de joueurs, par exemple : 3 17 21

rehearsal-going-on = Simulation en cours…
rehearsal-games =
    { $here } sur { $entrants } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, en { $slots ->
        [one] { $slots } créneau
       *[other] { $slots } créneaux
    }.
rehearsal-time =
    De { $starts } à { $ends } : { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
rehearsal-trouble = Paires qui se rencontrent de nouveau : { $repeats }. Désaccords : { $conflicts }. Corrections : { $corrections }.
rehearsal-end = Rangs partagés : { $ties }. Départages : { $breakers }. Finalistes : { $finalists }. Vainqueur : { $champion }.
rehearsal-late = Indiquez combien arrivent en retard : 0 ou plus, pas { $late }.
rehearsal-no-shows = Indiquez combien de personnes sur { $players } ne viendront pas : un nombre, ou une part comme 10 % ; pas « { $text } ».
rehearsal-start = Indiquez le début en heures et minutes, par exemple 10:00 ; pas « { $text } ».
competition-drawn =
    { $games ->
        [one] { $games } partie tirée
       *[other] { $games } parties tirées
    } au sort, en { $slots ->
        [one] { $slots } créneau
       *[other] { $slots } créneaux
    } : voir « { $file } ».
competition-imported =
    { $count ->
        [1] Un inscrit
        [one] { $count } inscrit
       *[other] { $count } inscrits
    } dans « { $file } ».
competition-in-file = « { $file } » : { $why }
competition-in-row = « { $file } », ligne { $row } : { $why }
competition-events-of-file =
    « { $file } » contient { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    } : indiquez un nombre à partir de 1.
