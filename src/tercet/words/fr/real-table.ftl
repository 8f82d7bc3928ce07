# The rules at a real table, without Tercet: only where that differs from the words of rules.ftl.
# Besides a value’s own: $aim (points, or debt where what is owed has to be won back),
# $lying (how many cards lie out).

# $linked: how many cards belong to the find before.
real-pattern-pattern =
    { slot-pattern-pattern }{ $linked ->
        [0] { "" }
       *[other] . D’ici là, cette trouvaille reste visible à côté des autres cartes
    }

# $touch: yes or no.
real-calling-call-first =
    Annoncer, puis montrer en quelques secondes{ $touch ->
        [yes] { " " }; toucher une carte de la trouvaille vaut annonce
       *[no] { "" }
    }
real-calling-calls-in-order = Annoncer et montrer, mais ne pas prendre ; qui annonce entre-temps vient ensuite, dans l’ordre

real-ties-ask-the-others = Les autres décident qui a été le plus rapide ; s’ils ne sont pas d’accord, chaque joueur qui a annoncé reçoit un point. Si l’un d’eux ne peut pas montrer { find-the }, il rend un point, et les autres doivent le montrer correctement

real-delay-take-a-point = Un autre joueur peut porter à la défausse un point de qui a annoncé ; s’il y arrive avant que les cartes soient montrées, ce point est perdu et tout le monde peut de nouveau annoncer

real-verdict-by-judge = Le juge ; sans juge, les autres joueurs
real-verdict-by-players = Les autres joueurs vérifient chaque caractéristique

real-dealing-engine-deals = Les cartes prises sont remplacées par celles de la pioche, mais pas tant que plus de { $lying } sont visibles
# $role: dealer or judge.
real-dealing-dealt-by =
    { $role ->
        [dealer] Le donneur
       *[judge] Le juge
    } remplace les cartes prises, mais pas tant que plus de { $lying } sont visibles
real-dealing-players-flip = Partagez le paquet en piles ; chacun à son tour pose la première carte de sa pile et la retourne pour que tous la voient en même temps

real-no-set-after-time = Quand tous ceux qui peuvent jouer le disent, ou que rien n’a été trouvé depuis un moment

real-match-single-round =
    Une ; { $aim ->
        [debt] vous avez gagné si vous ne devez plus rien à la fin
       *[points] le meilleur score gagne
    }
real-match-passing-deal =
    Jusqu’à ce que chacun ait distribué { $times ->
        [1] une fois
       *[other] { $times } fois
    } ; la donne passe à gauche, et le meilleur total gagne
real-match-set-master =
    Jusqu’à ce que chacun ait été Maître { $times ->
        [1] une fois
       *[other] { $times } fois
    } : il mélange, distribue et ne joue pas ; le meilleur total gagne
