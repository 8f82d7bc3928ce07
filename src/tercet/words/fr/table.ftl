# The table. $who: a player; $me: yes or no, whether that is oneself; $other: another player.

table-loading = On dresse la table.
no-table = Il n’y a pas de table ici
line-lost = La connexion est perdue. Elle se rétablit d’elle-même ; votre place est gardée.
you = Vous
host = hôte
nobody = Quelqu’un
bot-name = Robot { $n }
bot-level = Niveau
level-1 = débutant
level-2 = amateur
level-3 = joueur de club
level-4 = expert
level-5 = champion
level-6 = première soirée
level-7 = s’adapte à vous

# Before the first round. $count: how many players are still needed.
gather-title = À la table
gather-lacking =
    { $count ->
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $count } joueurs.
    }
act-add-bot = Ajouter un robot
act-start = Donner
act-begin = Commencer
act-judge = Être juge

# The strip of players. $n: the place among the callers.
players-name = Joueurs
player-calling = annonce
player-next = n° { $n }
player-away = absent
player-out = hors jeu
player-none = pas de SET
player-flips = à retourner
player-deals = à la donne
player-judge = juge
player-master = Maître
player-in = en jeu
player-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
player-against = { $points } contre
player-owes = en doit { $sets }
player-pile = tas { $count }
player-total = { $points } en tout

# Facts in the head.
fact-deck = Pioche { $count }
fact-discard = Défausse { $count }
fact-round = Manche { $round } sur { $rounds }
fact-to-find =
    { $count ->
        [one] reste { $count } SET
       *[other] restent { $count } SET
    }

# The dock. $seconds: time to point. $count: cards.
dock-name = À vous
dock-paused = L’hôte a mis la table en pause.
dock-wait = On va donner les cartes.
dock-watching = Vous regardez.
dock-next-match = Une partie est en cours. Vous pouvez y prendre part.
dock-over = La manche est finie.
dock-call = Annoncez dès que vous en voyez un. Touchez { $count } cartes en { $seconds } s.
dock-touch = Annoncez dès que vous en voyez un, ou touchez ses cartes.
dock-point-sets = Touchez trois cartes qui forment un SET.
dock-point-chain = Touchez un SET avec une carte du précédent.
dock-point-ultra = Touchez quatre cartes : deux paires, même troisième.
dock-flips = { $who } retourne la prochaine carte. Annoncez si vous voyez un SET.
dock-mine = À vous : montrez { $count } cartes.
dock-mine-unseen = À vous : montrez vos cartes.
dock-theirs = { $who } montre
dock-reached = { $who } perd un point
dock-rule = { $who } montre. Est-ce un SET ?
dock-verdict =
    { $me ->
        [yes] Vous attendez le verdict
       *[no] { $who } attend le verdict
    }
dock-disputed = { $who } ou { $other } : qui d’abord ?
dock-all = { $who } et { $other } montrent
dock-all-mine = Annonces simultanées : montrez le vôtre.
dock-judge = Vous jugez. Les annonces arrivent ici.
dock-off-first = Retirer d’abord { $count } cartes ?
callers-name = Annonces dans l’ordre entendu
callers-none = Aucune annonce
dock-master = Vous êtes Maître : donnez et regardez.
dock-locked-out = Vous attendez qu’un autre trouve un SET.
dock-flip = À vous : retournez une carte, ou annoncez.
dock-staked = Une super manche commence à la prochaine carte.
dock-super-in = Super manche ! Trouvez-en un.
dock-super-out = Super manche : les autres cherchent.

# What one can press.
act-call = SET
act-first = { $who } d’abord
act-right = C’est un SET
act-wrong = Pas un SET
act-shown = Je l’ai montré
act-take-point = Prendre un point à { $who }
act-withdraw = Je n’en ai pas
act-flip = Retourner
act-top-up = Donner { $count }
act-lay-more = Trois de plus
act-none-left = Plus de SET : finir la manche
act-super = Super manche
act-join-super = Y participer
act-no-set-here = Pas de SET ici
act-no-set-votes = Pas de SET · { $said } sur { $of }
act-none-found-here = Personne n’en trouve plus
act-none-found-votes = Plus rien · { $said } sur { $of }
act-hint = Montrer une carte
act-take-off = En remettre { $chosen } sur { $count }
act-agree-off = Retirer { $count } cartes
act-agree-off-votes = Retirer { $count } cartes · { $said } sur { $of }
act-off-first = Retirer { $count } cartes
key-space = Espace

# The call button while it is quiet.
quiet-mine = Votre annonce
quiet-mine-why = Montrez vos cartes
quiet-theirs = { $who } a annoncé
quiet-theirs-why = Vous pourrez annoncer ensuite
quiet-locked-out = Vous attendez
quiet-locked-out-why = Jusqu’à ce qu’un autre trouve un SET
quiet-super = Super manche
quiet-super-why = Seuls ses participants annoncent
quiet-paused = Pause
quiet-paused-why = L’hôte fera reprendre
quiet-next = Vous êtes nº { $n }
quiet-next-why = À vous quand les autres ont fini
quiet-wait = Un instant
quiet-bare = Pas encore
quiet-bare-why = Trop peu de cartes pour un SET
quiet-judge = Le verdict est à vous
quiet-judge-soon = D’abord, le joueur montre

# The panel. $left: cards still to be chosen. $points: points lost. $links: cards of the last SET.
choose-left =
    { $left ->
        [one] Encore une carte
       *[other] Encore { $left } cartes
    }
choose-whole = Annoncez
choose-call-now = Vos cartes sont prêtes. Elles seront montrées dès que l’annonce est à vous.
shown-waiting =
    { $me ->
        [yes] Est-il à vous ?
       *[no] { $who } montre
    }
shown-right =
    { $me ->
        [yes] À vous : un SET !
       *[no] { $who } a un SET
    }
shown-by = { $who } a montré ces cartes.
shown-lost =
    { $points ->
        [one] Un point de moins.
       *[other] { $points } points de moins.
    }
# $me: yes or no; $who: somebody’s name; $card: a card’s name.
shown-right-ultra =
    { $me ->
        [yes] À vous : deux paires !
       *[no] { $who } a deux paires
    }
right-ultra-why = Une même carte les compléterait toutes deux : { $card }.
wrong-ultra-title = Pas trouvé
wrong-ultra-why = Quelle que soit la façon de les apparier, les deux paires veulent une troisième carte différente.
wrong-chain-title = Un SET, mais pas ici
wrong-chain-why =
    { $links ->
        [0] Il ne reprend aucune carte du SET précédent. Il en faut exactement une.
       *[other] Il reprend { $links } cartes du SET précédent. Il en faut exactement une.
    }
wrong-house-why = Il ne contient pas la carte qui vient d’être retournée.
# $count: cards of a find; $seconds: the time to point.
late-why = Montrez { $count } cartes dans les { $seconds } s qui suivent l’annonce.
links-name = Le dernier SET
bare-flips =
    { $me ->
        [yes] À vous : retournez la première carte.
       *[no] { $who } retourne la première carte.
    }
bare-deals =
    { $me ->
        [yes] Vous donnez.
       *[no] { $who } donne.
    }
real-look = Regardez les cartes sur la table et annoncez ici.

# What happened.
last-calls = Derniers événements
told-called =
    { $me ->
        [yes] Vous annoncez
       *[no] { $who } annonce
    }
told-taken =
    { $me ->
        [yes] Vous prenez un SET en { $seconds } s
       *[no] { $who } prend un SET en { $seconds } s
    }
told-shared =
    { $me ->
        [yes] Vous avez aussi un point
       *[no] { $who } a aussi un point
    }
told-failed-wrong =
    { $me ->
        [yes] Vous montrez : pas un SET
       *[no] { $who } montre : pas un SET
    }
told-failed-late =
    { $me ->
        [yes] Votre temps est écoulé
       *[no] Temps écoulé pour { $who }
    }
told-failed-left =
    { $me ->
        [yes] Vous partez pendant votre annonce
       *[no] { $who } part pendant son annonce
    }
told-failed-withdrawn =
    { $me ->
        [yes] Vous n’en aviez pas
       *[no] { $who } n’en avait pas
    }
told-failed-nothing =
    { $me ->
        [yes] Vous n’avez rien montré
       *[no] { $who } n’a rien montré
    }
told-excused =
    { $me ->
        [yes] Le vôtre n’y était plus : aucun mal
       *[no] Celui de { $who } n’y était plus : aucun mal
    }
told-lost =
    { $me ->
        [yes] Vous : −{ $points }
       *[no] { $who } : −{ $points }
    }
told-locked-out =
    { $me ->
        [yes] Vous attendez
       *[no] { $who } attend
    }
told-lifted = Tout le monde peut de nouveau annoncer
told-asked =
    { $me ->
        [yes] À vous de montrer
       *[no] À { $who } de montrer
    }
told-disputed = { $who } et { $other } annoncent en même temps
told-all = Tous ceux qui ont annoncé peuvent montrer
told-reached =
    { $me ->
        [yes] Vous prenez un point
       *[no] { $who } prend un point
    }
told-ruled-right =
    { $me ->
        [yes] Vous : c’est un SET
       *[no] { $who } : c’est un SET
    }
told-ruled-wrong =
    { $me ->
        [yes] Vous : pas un SET
       *[no] { $who } : pas un SET
    }
told-no-set =
    { $me ->
        [yes] Vous ne voyez pas de SET
       *[no] { $who } ne voit pas de SET
    }
told-dealt =
    { $count ->
        [one] Une carte de plus
       *[other] { $count } cartes de plus
    }
told-solved = Tout est trouvé : voici les cartes suivantes
told-take-off =
    { $me ->
        [yes] Vous proposez de retirer des cartes
       *[no] { $who } propose de retirer des cartes
    }
told-taken-off = { $count } cartes retournent dans la pioche
told-lay = Posez-en { $count } de plus
told-staked =
    { $me ->
        [yes] Vous êtes dans la super manche
       *[no] { $who } est dans la super manche
    }
told-super-started = La super manche court
told-super-ended = La super manche est finie
told-flip-taken =
    { $me ->
        [yes] La table retourne pour vous
       *[no] La table retourne pour { $who }
    }
told-dealer =
    { $me ->
        [yes] Vous donnez maintenant
       *[no] { $who } donne maintenant
    }
told-hint = Une aide
told-owed =
    { $me ->
        [yes] Vous en devez { $sets }
       *[no] { $who } en doit { $sets }
    }
told-paid =
    { $me ->
        [yes] Vous en regagnez un
       *[no] { $who } en regagne un
    }
told-round-ended = La manche est finie
told-round-begun = Nouvelle manche
told-let-count =
    { $me ->
        [yes] Vous comptez la manche
       *[no] { $who } compte la manche
    }
told-round-opened =
    { $me ->
        [yes] Nouvelle manche, vous donnez
       *[no] Nouvelle manche, { $who } donne
    }
told-joined =
    { $me ->
        [yes] Vous vous asseyez
       *[no] { $who } s’assied
    }
told-left =
    { $me ->
        [yes] Vous partez
       *[no] { $who } part
    }
told-returned =
    { $me ->
        [yes] Vous revoilà
       *[no] Revoilà { $who }
    }
told-removed =
    { $me ->
        [yes] L’hôte vous a renvoyé
       *[no] L’hôte a renvoyé { $who }
    }
told-host =
    { $me ->
        [yes] Vous êtes l’hôte
       *[no] { $who } est l’hôte
    }
told-locked = La table est verrouillée
told-unlocked = La table est de nouveau ouverte
told-paused = Pause
told-resumed = On reprend
told-changed = D’autres règles
told-again =
    { $me ->
        [yes] Vous voulez rejouer
       *[no] { $who } veut rejouer
    }

# Signs to the others.
talk = Parler
sign-hello = Bonjour !
sign-well-done = Bravo !
sign-thanks = Merci
sign-oops = Oups !
sign-so-close = De peu !
sign-again = Encore ?

# Free words, where the host lets people write.
chat-name = Ce qui a été écrit
chat-none = Personne n’a encore rien écrit.
chat-write = Écrire une ligne
chat-send = Envoyer
act-mute = Ignorer
act-unmute = Écouter
act-report = Signaler
reported = Signalé

# The end. $names: several winners. $played of $rounds.
round-over = Manche { $played } sur { $rounds } finie
round-stopped = Manche { $round } sur { $rounds } interrompue
round-stopped-why = Elle ne compte pas et sera redonnée, sauf si tous ceux qui sont là la comptent.
act-let-count = La compter
let-count-votes = { $said } sur { $of } la comptent
act-deal-again = Redonner
end-stopped = La manche a été arrêtée avant la fin.
end-won =
    { $me ->
        [yes] Vous avez gagné !
       *[no] { $who } a gagné
    }
end-tie = Égalité : { $names }
end-alone = La pioche est épuisée
# Alone against a price. $owed: SETs that were not won back.
end-price-won = Gagné : vous ne devez plus rien
end-price-lost =
    Perdu : { $owed ->
        [one] un SET reste dû
       *[other] { $owed } SET restent dus
    }
end-price-given-up = Abandonné avant la fin
act-rematch = Rejouer
# Another match. $names: people who want it, or who have not said so yet; $count: how many.
again-wish =
    { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
again-waits = Vous voulez rejouer. On attend { $names }.
act-deal-now = Donner sans attendre
again-running = La partie suivante a commencé.
act-join-in = Prendre part
act-next-round = Manche suivante
end-record = Le procès-verbal de cette partie
seal-good = Le paquet a été scellé avant la première carte, et c’est bien le même.
seal-bad = Le paquet n’est pas celui qui a été scellé. Montrez le procès-verbal à quelqu’un qui saura en juger.

# At this table, in the settings. $code: its code.
sheet-title = Table { $code }
act-pause = Pause
act-resume = Reprendre
act-lock = Verrouiller la table
act-unlock = Déverrouiller la table
act-end-round = Finir la manche
act-leave = Quitter la table
act-hand-over = Nommer hôte
act-take-flip = Retourner pour lui
act-remove = Renvoyer

# What is asked once more. $people: how many sit at the table.
ask-end-round =
    { $people ->
        [one] Finir la manche ?
       *[other] Finir la manche pour tout le monde ?
    }
    .yes = Oui, finir
    .no = Continuer à jouer
ask-leave = Quitter la table ? Les autres continuent, et vous pourrez revenir.
    .yes = Oui, quitter
    .no = Rester
ask-home = Aller à la première page ? La manche continue sans vous. Votre place reste à vous.
    .yes = À la première page
    .no = Rester
