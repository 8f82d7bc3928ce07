# Une partie à revoir. $find: ce qu’on cherche.

playback-to-see = Ce qu’il y avait à voir
playback-there =
    { $count ->
        [0] Sur la table : { find-none }.
       *[other] { find-many } sur la table.
    }
playback-show = Montrer les { find-names }
playback-look = sinon, cherchez vous-même
playback-more =
    { $count ->
        [one] et { $count } de plus
       *[other] et { $count } de plus
    }
playback-takes-now = { $who } le prend maintenant.
playback-takes-later = { $who } le prend à { $clock }.
playback-points-out = { $who } le montre, mais il n’est pas accordé.
playback-unseen-now = Personne ne l’a vu ; il disparaît maintenant.
playback-unseen-later = Personne ne le verra ; il disparaît à { $clock }.
playback-takes =
    { $me ->
        [yes] Vous prenez { find-a } après { $clock }
       *[no] { $who } prend { find-a } après { $clock }
    }
playback-find-of = { find-name } { $n } sur { $whole }
playback-face-down = face cachée
playback-real = Les cartes de cette partie étaient réelles : la feuille sait qui a annoncé et marqué, mais ne connaît aucune carte.
playback-not-seen = Les cartes de cette partie étaient réelles, et personne ne les a regardées à ce moment.
playback-as-seen =
    { $count ->
        [one] { $count } carte, telle qu’elle a été vue à la table. La feuille ne peut pas prouver qu’elle y était.
       *[other] { $count } cartes, telles qu’elles ont été vues à la table. La feuille ne peut pas prouver qu’elles y étaient.
    }
playback-unsure =
    { $count ->
        [one] { $count } n’était pas certaine.
       *[other] { $count } n’étaient pas certaines.
    }
playback-corrected =
    { $count ->
        [one] { $count } a été corrigée à la main.
       *[other] { $count } ont été corrigées à la main.
    }
playback-time = Moment de la partie
playback-play = Lire
playback-pause = Pause
playback-space = Espace
playback-speed = Vitesse
playback-finds-only = trouvailles
playback-find-back = À la trouvaille précédente
playback-find-on = À la trouvaille suivante
playback-back = Un pas en arrière
playback-on = Un pas en avant
playback-share = Copier le lien vers ce moment
playback-proofs = Ce qui est prouvé
playback-chained =
    { $count ->
        [one] { $count } ligne, scellée.
       *[other] { $count } lignes, chacune scellée à la précédente.
    }
playback-sealed = Le jeu a été scellé avant la première carte, et c’est bien le même.
playback-verdicts =
    { $count ->
        [one] { $count } verdict, conforme aux règles.
       *[other] { $count } verdicts, tous conformes aux règles.
    }
playback-verdict-wrong = Le verdict de l’événement { $n } n’est pas conforme aux règles.
# $why: what is wrong with it.
playback-forged = Ne vous fiez pas à cette feuille. { $why }
playback-played-again = Tout a été décidé à nouveau, du début à la fin, avec le même résultat.
playback-player = Joueur { $n }
playback-whose = Donne de
playback-open = Ouvrir une feuille de partie
playback-open-how = Ouvrez la feuille d’une partie, ou déposez-la ici. Elle est lue sur cet appareil.
playback-unknown-record = Cette partie n’existe pas.
playback-still-playing = Cette partie est en cours. On pourra la revoir quand elle sera finie.
playback-offline = Pas de connexion. Réessayez quand elle sera revenue, ou ouvrez une feuille depuis un fichier.
playback-lost = La partie n’a pas pu être chargée. Réessayez plus tard.
playback-broken-empty = Ce fichier est vide.
playback-broken-foreign = Ce n’est pas une feuille de partie de Tercet.
playback-broken-version = Cette feuille vient d’un Tercet plus récent.
playback-broken-line = Cette feuille est abîmée : la ligne { $line } est illisible.
playback-broken-moved = Cette feuille n’est pas entière : une ligne manque avant la ligne { $line }, ou a été déplacée.
playback-broken-seal = Cette feuille a été modifiée : la ligne { $line } ne correspond pas à son sceau.
playback-broken-size = Ce fichier est trop gros pour être la feuille d’une partie.
playback-broken-story = Cette feuille ne peut pas être rejouée : ses événements ne se suivent pas.
