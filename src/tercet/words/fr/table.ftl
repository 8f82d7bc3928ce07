# The table. $who: a player; $me: yes or no, whether that is oneself; $other: another player.

table-loading = La table se prépare…
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
level-7 = adaptatif

# Before the first round. $count: how many players are still needed.
gather-title = À la table
gather-lacking =
    { $count ->
        [1] Il manque encore un joueur.
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
act-add-bot = Ajouter un robot
act-start = Distribuer
act-begin = Commencer
judge-who = Juge : { $who }
judge-open = La place du juge est libre. Si vous commencez sans juge, les joueurs tranchent.
judge-none = Personne ne juge ici : les joueurs tranchent.
act-sit-judge = Prendre la place du juge
act-sit-player = Plutôt jouer
act-judge = Être juge

# Before the first match, for each person alone. $names: who is ready. $title, $value: one of the rules.
act-demonstrate = Voir comment on joue
act-ready = On peut commencer
ready-who = D’accord pour commencer : { $names }
demo-title = Comment on joue
demo-rule = { $title } : { $value }
demo-call = Il y a un SET parmi ces douze cartes. Qui le voit l’annonce d’abord : appuyez sur SET.
demo-point = Montrez maintenant ses trois cartes, celles qui sont entourées. Ne les prenez pas.
demo-right = C’est un SET : on vous remet les cartes.
demo-next = Et si l’on se trompe ?
demo-wrong = Ces trois cartes ne forment pas un SET. Elles restent où elles sont.

# The strip of players. $n: the place among the callers.
players-name = Joueurs
player-calling = annonce
player-next = n° { $n }
player-away = pas là
player-out = hors jeu
player-none = { find-none }
player-flips = à la retourne
player-deals = à la donne
player-judge = juge
player-master = Maître
player-in = en jeu
player-against =
    { $points ->
        [one] { $points } pénalité
       *[other] { $points } pénalités
    }
player-owes =
    { $count ->
        [one] { find-many } dû
       *[other] { find-many } dus
    }
player-pile = pile { $count }
player-total = { $points } en tout

# Facts in the head.
fact-deck = Pioche { $count }
fact-discard = Défausse { $count }
fact-round = Manche { $round } sur { $rounds }
fact-to-find =
    { $count ->
        [one] reste { find-many }
       *[other] restent { find-many }
    }

# The dock. $seconds: time to point. $count: cards.
dock-name = À vous
dock-paused = L’hôte a mis la table en pause.
dock-wait = Les cartes vont être distribuées.
dock-watching = Vous regardez.
dock-next-match = Une partie est en cours. Vous pouvez y prendre part.
dock-over = La manche est finie.
dock-call =
    Annoncez dès que vous en voyez un. Touchez ensuite { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en { $seconds } s.
dock-call-unseen = Annoncez dès que vous en voyez un. Montrez ensuite ses cartes sur la table en { $seconds } s.
dock-call-face-down = Annoncez d’abord. Puis retournez { $count } cartes en { $seconds } s.
dock-touch = Annoncez dès que vous en voyez un, ou touchez ses cartes.
# $sought: sets, or something else.
dock-turn =
    { $sought ->
        [sets] Retournez trois cartes qui forment un SET.
       *[other] Retournez { $cards } cartes qui vont ensemble.
    }
dock-point-sets =
    { $links ->
        [0] Touchez trois cartes qui forment un SET.
       *[other] Touchez un SET avec une carte du précédent.
    }
dock-point-pairs =
    { $links ->
        [0] Touchez quatre cartes : deux paires que la même carte complète.
       *[other] Touchez deux paires que la même carte complète, dont { $links } des quatre d’avant.
    }
dock-point-six =
    { $links ->
        [0] Touchez six cartes dont les trois paires appellent un SET.
       *[other] Touchez six cartes dont les trois paires appellent un SET, dont { $links } des six d’avant.
    }
dock-point-fours =
    { $links ->
        [0] Touchez quatre cartes : toutes pareilles, toutes différentes, ou deux et deux.
       *[other] Touchez quatre cartes qui vont ensemble, dont { $links } des quatre d’avant.
    }
dock-point-dots = Touchez de { $cards } à { $most } cartes où chaque point figure un nombre pair de fois.
dock-flips = { $who } retourne la prochaine carte. Annoncez si vous voyez { find-a }.
dock-mine =
    À vous : montrez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
dock-mine-unseen = À vous : montrez vos cartes.
dock-mine-face-down = À vous : retournez { $count } cartes.
dock-theirs = { $who } montre ses cartes
dock-reached = { $who } va perdre un point
dock-rule = { $who } montre ses cartes. Est-ce { find-a } ?
dock-verdict =
    { $me ->
        [yes] Vous attendez le verdict
       *[no] { $who } attend le verdict
    }
dock-disputed = { $who } ou { $other } : qui en premier ?
dock-all = { $who } et { $other } montrent leurs cartes
dock-all-mine = Annonces simultanées : montrez vos cartes.
dock-judge = Vous jugez. Les annonces arrivent ici.
dock-off-first =
    Retirer d’abord { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ?
callers-name = Annonces, dans l’ordre
callers-none = Aucune annonce
dock-master = Vous êtes Maître : distribuez et regardez.
dock-locked-out = Hors jeu jusqu’au prochain { find-name } d’un autre joueur.
dock-flip = À vous : retournez une carte, ou annoncez.
dock-staked = Une super manche commence à la prochaine carte.
dock-super-in = Super manche ! Trouvez-en un.
dock-super-out = Super manche : les autres cherchent.

# What one can press.
act-call = { find-call }
act-first = { $who } en premier
act-right = { find-right }
act-wrong = { find-wrong }
act-shown = Je l’ai montré
act-take-point = Retirer un point à { $who }
act-withdraw = Je n’en ai pas
act-flip = Retourner une carte
act-top-up =
    Distribuer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
act-lay-more = Ajouter trois cartes
act-none-left = Plus rien : finir la manche
act-super = Super manche
act-join-super = Participer
act-no-set-here = { find-here }
act-no-set-votes = { find-short } · { $said } sur { $of }
act-none-found-here = Personne n’en trouve plus
act-none-found-votes = Plus rien · { $said } sur { $of }
act-hint = Montrer une carte
act-take-off = En remettre { $chosen } sur { $count }
act-agree-off =
    Retirer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
act-agree-off-votes =
    Retirer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } · { $said } sur { $of }
act-off-first =
    Retirer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
key-space = Espace

# The call button while it is quiet.
quiet-mine = Votre annonce
quiet-mine-why = Montrez vos cartes
quiet-theirs = { $who } a annoncé
quiet-theirs-why = Vous pourrez annoncer ensuite
quiet-locked-out = Vous êtes hors jeu
quiet-locked-out-why = Jusqu’à ce qu’un autre joueur trouve { find-a }
quiet-super = Super manche
quiet-super-why = Seuls ses participants peuvent annoncer
quiet-paused = Pause
quiet-paused-why = L’hôte relancera le jeu
quiet-next = Vous êtes n° { $n }
quiet-next-why = À vous quand les autres ont fini
quiet-wait = Un instant
quiet-bare = Pas encore
quiet-bare-why = Trop peu de cartes pour { find-a }
quiet-judge = À vous de juger
quiet-judge-soon = Le joueur montre d’abord ses cartes

# The panel. $left: cards still to be chosen. $points: points lost. $links: cards of the last SET.
choose-left =
    { $left ->
        [1] Encore une carte
        [one] Encore { $left } carte
       *[other] Encore { $left } cartes
    }
choose-whole = Annoncez
choose-call-now = Vos cartes sont prêtes. Elles seront montrées dès que l’annonce est à vous.
shown-waiting =
    { $me ->
        [yes] En attente du verdict
       *[no] { $who } montre ses cartes
    }
shown-right =
    { $me ->
        [yes] À vous : { find-a } !
       *[no] { $who } a { find-a }
    }
shown-by = { $who } a montré ces cartes.
shown-lost =
    { $points ->
        [1] Un point de moins.
        [one] { $points } point de moins.
       *[other] { $points } points de moins.
    }
# $me: yes or no; $who: somebody’s name; $card: a card’s name.
right-ultra-why = Une même carte les compléterait toutes deux : { $card }.
wrong-ultra-why = À une paire il faut { $one }, à l’autre { $other }.
wrong-chain-title = Un SET, mais sans lien
wrong-chain-why =
    { $links ->
        [0] Aucune carte ne vient de la trouvaille précédente.
        [one] { $links } carte vient de la trouvaille précédente.
       *[other] { $links } cartes viennent de la trouvaille précédente.
    } { $needed ->
        [1] Il en faut exactement une.
       *[other] Il en faut exactement { $needed }.
    }
wrong-house-why = Il ne contient pas la carte qui vient d’être retournée.
# $me: yes or no; $who: somebody’s name.
# $same: yes if all three pairs need one card.
right-six-why =
    { $same ->
        [yes] Une même carte complète les trois paires.
       *[no] Les cartes qui complètent les trois paires forment un SET.
    }
wrong-six-why = Les cartes qui complètent les trois paires ne forment pas un SET et ne sont pas une seule et même carte.
right-dots-why = Chaque point apparaît un nombre pair de fois.
wrong-dots-why = Ces points apparaissent un nombre impair de fois :
# $count: how many cards. A card follows.
completes-first = Aux { $count } premières il faut :
wrong-links-title = Juste, mais sans lien
# $count: cards of a find; $seconds: the time to point.
late-why =
    Montrez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans les { $seconds } s qui suivent l’annonce.
links-name = { find-last }
bare-flips =
    { $me ->
        [yes] À vous : retournez la première carte.
       *[no] { $who } retourne la première carte.
    }
bare-deals =
    { $me ->
        [yes] À vous de distribuer.
       *[no] { $who } distribue.
    }
real-look = Regardez les cartes sur la table et annoncez ici.

# What happened.
last-calls = Derniers événements
told-called =
    { $me ->
        [yes] Vous annoncez
       *[no] { $who } annonce
    }
told-turned =
    { $me ->
        [yes] Vous retournez la carte { $place } : { $names }
       *[no] { $who } retourne la carte { $place } : { $names }
    }
told-taken =
    { $me ->
        [yes] Vous prenez { find-a } en { $seconds } s
       *[no] { $who } prend { find-a } en { $seconds } s
    }
told-shared =
    { $me ->
        [yes] Vous avez aussi un point
       *[no] { $who } a aussi un point
    }
told-failed-wrong =
    { $me ->
        [yes] Vous montrez : { find-not }
       *[no] { $who } montre : { find-not }
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
        [yes] Le vôtre était déjà pris : sans pénalité
       *[no] Celui de { $who } était déjà pris : sans pénalité
    }
told-lost =
    { $me ->
        [yes] Vous : −{ $points }
       *[no] { $who } : −{ $points }
    }
told-locked-out =
    { $me ->
        [yes] Vous êtes hors jeu
       *[no] { $who } est hors jeu
    }
told-lifted = Tout le monde peut de nouveau annoncer
told-asked =
    { $me ->
        [yes] À vous de montrer
       *[no] À { $who } de montrer
    }
told-disputed = { $who } et { $other } annoncent en même temps
told-all = Tous ceux qui ont annoncé peuvent montrer leurs cartes
told-reached =
    { $me ->
        [yes] Vous retirez un point à qui a annoncé
       *[no] { $who } retire un point à qui a annoncé
    }
told-ruled-right =
    { $me ->
        [yes] Vous : { find-is }
       *[no] { $who } : { find-is }
    }
told-ruled-wrong =
    { $me ->
        [yes] Vous : { find-not }
       *[no] { $who } : { find-not }
    }
told-no-set =
    { $me ->
        [yes] Vous ne voyez { find-none }
       *[no] { $who } ne voit { find-none }
    }
told-dealt =
    { $count ->
        [1] Une carte de plus
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }
told-solved = Tout est trouvé : voici les cartes suivantes
told-take-off =
    { $me ->
        [yes] Vous proposez de retirer des cartes
       *[no] { $who } propose de retirer des cartes
    }
told-taken-off =
    { $count ->
        [1] Une carte retourne dans la pioche
        [one] { $count } carte retourne dans la pioche
       *[other] { $count } cartes retournent dans la pioche
    }
told-lay = Posez-en { $count } de plus
told-staked =
    { $me ->
        [yes] Vous êtes dans la super manche
       *[no] { $who } est dans la super manche
    }
told-super-started = La super manche a commencé
told-super-ended = La super manche est finie
told-flip-taken =
    { $me ->
        [yes] La table retourne vos cartes
       *[no] La table retourne les cartes de { $who }
    }
told-dealer =
    { $me ->
        [yes] À vous de distribuer
       *[no] À { $who } de distribuer
    }
told-hint = Un indice
told-owed =
    { $me ->
        [yes] Vous devez { find-many }
       *[no] { $who } doit { find-many }
    }
told-paid =
    { $me ->
        [yes] Vous regagnez { find-a }
       *[no] { $who } regagne { find-a }
    }
told-round-ended = La manche est finie
told-round-begun = Nouvelle manche
told-let-count =
    { $me ->
        [yes] Vous validez la manche
       *[no] { $who } valide la manche
    }
told-round-opened =
    { $me ->
        [yes] Nouvelle manche : à vous de distribuer
       *[no] Nouvelle manche : { $who } distribue
    }
told-joined =
    { $me ->
        [yes] Vous prenez place
       *[no] { $who } prend place
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
        [yes] L’hôte vous a fait quitter la table
       *[no] L’hôte a exclu { $who }
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
told-changed = Les règles ont changé
told-ready =
    { $me ->
        [yes] Pour vous, on peut commencer
       *[no] Pour { $who }, on peut commencer
    }
told-again =
    { $me ->
        [yes] Vous voulez rejouer
       *[no] { $who } veut rejouer
    }

# Signs to the others.
talk = Messages
sign-hello = Bonjour !
sign-well-done = Bravo !
sign-thanks = Merci
sign-oops = Oups !
sign-so-close = Presque !
sign-again = On rejoue ?

# Free words, where the host lets people write.
chat-name = Messages
chat-none = Personne n’a encore rien écrit.
chat-write = Écrire un message
chat-send = Envoyer
act-mute = Ignorer
act-unmute = Ne plus ignorer
act-report = Signaler
reported = Signalé

# The end. $names: several winners. $played of $rounds.
round-over = Manche { $played } sur { $rounds } terminée
round-stopped = Manche { $round } sur { $rounds } interrompue
round-stopped-why = Elle ne compte pas et sera rejouée, sauf si toutes les personnes présentes la valident.
act-let-count = Valider la manche
let-count-votes = Validée par { $said } sur { $of }.
act-deal-again = Rejouer la manche
end-stopped = La manche a été arrêtée avant la fin.
end-won =
    { $me ->
        [yes] Vous avez gagné !
       *[no] { $who } a gagné
    }
end-tie = Égalité : { $names }
end-left-over = Cartes restantes
end-alone = La pioche est épuisée
# Alone against a price. $owed: SETs that were not won back.
end-price-won = Gagné : vous ne devez plus rien
end-price-lost =
    Perdu : { $count ->
        [one] { find-many } reste dû
       *[other] { find-many } restent dus
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
act-deal-now = Distribuer sans attendre
again-running = La partie suivante a commencé.
act-join-in = Participer
act-next-round = Manche suivante
ready-waits = On attend { $names }.
round-running = La manche suivante a commencé.
act-to-table = Aller à la table
end-record = La feuille de cette partie
end-competition = Retour à ma page de la compétition
seal-good = Le paquet a été scellé avant la première carte, et c’est bien le même.
seal-bad = Le paquet n’est pas celui qui a été scellé. Montrez la feuille de partie à quelqu’un qui saura en juger.

# At this table, in the settings.
act-pause = Pause
act-resume = Reprendre
act-lock = Verrouiller la table
act-unlock = Déverrouiller la table
act-end-round = Finir la manche
act-leave = Quitter la table
act-hand-over = Confier la table
act-take-flip = Retourner à sa place
act-remove = Exclure

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
ask-home = Revenir à l’accueil ? La manche continue sans vous. Votre place reste à vous.
    .yes = Revenir à l’accueil
    .no = Rester
doorway-numbered = Ici, chacun est un numéro. Personne ne voit votre nom.
