# The rule sets, and each slot of their rules in words. Times are in seconds unless the name ends in _ms.

rule-set-classic = Classique
    .description = Annoncez, montrez votre SET en quelques secondes et gardez-le ; une annonce fausse coûte un point.
rule-set-passing-deal = Donne tournante
    .description = Des manches classiques jusqu’à ce que chacun ait distribué une fois ; les points s’additionnent.
rule-set-easy = Premiers pas
    .description = Le jeu classique avec les 27 cartes pleines : une caractéristique de moins à regarder.
rule-set-european = Européen
    .description = Chaque carte vaut un point ; après une erreur, on est hors jeu jusqu’à ce qu’un autre joueur trouve un SET.
rule-set-beginner = Débutants
    .description = Les règles européennes avec les 27 cartes d’une couleur, trois par trois.
rule-set-master = Maître du SET
    .description = Chacun est Maître à son tour : il distribue et ne joue pas cette manche ; chaque carte vaut un point.
rule-set-solitaire = Solitaire
    .description = En solo contre la pioche : des cartes en plus coûtent un SET, à regagner parmi les dernières.
rule-set-competition = Compétition
    .description = Un juge tranche et distribue, et les annonces sont entendues dans l’ordre.
rule-set-super = Super règles
    .description = Chacun retourne les cartes de sa pile, les points sont des cartes, et une super manche les met en jeu.
rule-set-quick = Rapide
    .description = Sans annonce : qui montre un SET en premier le prend, et des cartes s’ajoutent quand il n’y en a pas.
rule-set-race = Course
    .description = Tout le monde joue avec le même paquet, chacun sur sa propre donne ; dès que quelqu’un en trouve dix, la course est finie.
rule-set-chain = Chaîne
    .description = Comme Rapide, mais chaque SET reprend exactement une carte du SET précédent.
rule-set-ultra = Ultra
    .description = Comme Rapide, avec quatre cartes : deux paires que la même carte compléterait.
rule-set-puzzle = Casse-tête
    .description = Les cartes restent jusqu’à ce que tous leurs SET soient trouvés ; puis viennent les suivantes.
rule-set-shuffle = Mélange
    .description = Comme Rapide, mais après chaque SET toutes les cartes changent de place.
rule-set-memory = Mémoire
    .description = Vingt et une cartes face cachée : retournez-en trois qui forment un SET, et retenez les autres.
rule-set-junior = Junior
    .description = Comme Rapide, avec les 27 cartes pleines, neuf à la fois.
rule-set-ultra-nine = Ultra à neuf
    .description = Comme Ultra, avec neuf cartes sur la table au lieu de douze.
rule-set-ultra-chain = Ultra en chaîne
    .description = Comme Ultra, mais exactement deux des quatre cartes viennent des quatre précédentes.
rule-set-ultra-nine-puzzle = Casse-tête ultra
    .description = Neuf cartes restent jusqu’à ce que tous leurs Ultra soient trouvés ; puis viennent les neuf suivantes.
rule-set-ghost = Fantôme
    .description = Comme Rapide, avec six cartes en trois paires : les cartes qui les compléteraient forment un SET, ou sont une seule.
rule-set-ghost-chain = Fantôme en chaîne
    .description = Comme Fantôme, mais exactement deux des six cartes viennent des six précédentes.
rule-set-mega = Méga
    .description = Comme Rapide, avec une cinquième caractéristique, le bord : 243 cartes, seize à la fois.
rule-set-quads = Quatuors
    .description = Quatre cartes, et quatre valeurs par caractéristique : toutes pareilles, toutes différentes, ou deux et deux.
rule-set-quads-junior = Quatuors junior
    .description = Comme Quatuors, avec 64 cartes, toutes pleines, onze à la fois.
rule-set-quads-junior-chain = Quatuors en chaîne
    .description = Comme Quatuors junior, mais exactement deux des quatre cartes viennent des quatre précédentes.
rule-set-quads-junior-puzzle = Casse-tête quatuors
    .description = Onze cartes restent jusqu’à ce que tous leurs quatuors soient trouvés ; puis viennent les suivantes.
rule-set-dots = Points
    .description = De trois à sept cartes où chaque point apparaît un nombre pair de fois ; chaque carte rapporte un point.

slot-deck = Paquet
# $colour, $shading: the letter to which that feature is held, or any. $deck: how many cards there are.
slot-deck-all-cards =
    { $values ->
        [2] { $deck } cartes de six points au plus
        [4] { $deck } cartes, quatre valeurs par caractéristique
       *[3] { $features ->
            [5] { $deck } cartes avec une cinquième caractéristique, le bord
           *[4] { $deck } cartes
        }
    }{ $colour ->
        [r] , toutes rouges
        [p] , toutes violettes
        [g] , toutes vertes
       *[any] { "" }
    }{ $shading ->
        [f] , toutes pleines
        [h] , toutes hachurées
        [e] , toutes vides
       *[any] { "" }
    }
slot-deck-some-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } parmi les 81
slot-deck-puzzle-deck =
    Les 81 cartes, douze par douze, avec { $sets ->
        [1] un SET
       *[other] { $sets } SET
    } dans chaque douzaine, autant que possible
slot-deck-real-deck = De vraies cartes, que Tercet ne voit pas

slot-pattern = À trouver
# $values: how many values each feature has. $linked: how many cards belong to the find before.
slot-pattern-pattern =
    { $test ->
        [pairs] Quatre cartes : deux paires que la même carte compléterait
       *[cancel] { $values ->
            [2] De { $cards } à { $most } cartes où chaque point apparaît un nombre pair de fois
            [4] { $cards } cartes : chaque caractéristique toute pareille, toute différente, ou deux et deux
           *[3] { $cards ->
                [3] Trois cartes qui forment un SET
               *[other] { $cards } cartes en trois paires : les cartes qui les complètent forment un SET, ou sont une seule
            }
        }
    }{ $linked ->
        [0] { "" }
        [1] { " " }; une seule de ces cartes vient de la trouvaille précédente
       *[other] { " " }; exactement { $linked } de ces cartes viennent de la trouvaille précédente
    }

slot-layout = Cartes visibles
# $whole: does the number divide by $step? $reshuffled: yes or no.
slot-layout-rectangle =
    { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    } ; s’il n’y a rien à trouver, { $whole ->
        [yes] { $step } de plus
       *[no] jusqu’à { $step } de plus
    }{ $reshuffled ->
        [yes]  ; après chaque trouvaille, toutes les cartes changent de place
       *[no] { "" }
    }
slot-layout-face-down =
    { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }, face cachée ; s’il n’y a rien à trouver, { $whole ->
        [yes] { $step } de plus
       *[no] jusqu’à { $step } de plus
    }
slot-layout-open = Pas de nombre fixe : elles s’ajoutent une à une

slot-calling = Annonce
# $touch: yes or no. $turning: yes where the cards lie face down, otherwise no.
slot-calling-call-first =
    Annoncer, puis { $turning ->
        [yes] retourner des cartes
       *[no] montrer
    } en { $window ->
        [1] une seconde
        [one] { $window } seconde
       *[other] { $window } secondes
    }{ $touch ->
        [yes] { " " }; toucher une carte vaut annonce
       *[no] { "" }
    }
slot-calling-calls-in-order =
    Annoncer, puis { $turning ->
        [yes] retourner des cartes
       *[no] montrer
    } en { $window ->
        [1] une seconde
        [one] { $window } seconde
       *[other] { $window } secondes
    } ; qui annonce entre-temps vient ensuite, dans l’ordre
# $people: one or many.
slot-calling-point-at-once =
    { $turning ->
        [yes] Aucune annonce : chacun retourne des cartes une à une ; la dernière décide, et les mauvaises cartes sont remises face cachée
       *[no]
            { $people ->
                [one] Aucune annonce : montrez simplement les cartes
               *[many] Aucune annonce : qui montre en premier l’emporte
            }
    }

slot-ties = Annonces simultanées
slot-ties-first-heard = La première entendue est prioritaire
slot-ties-ask-the-others =
    À moins de { $within_ms } ms d’écart, les autres ont { $vote ->
        [1] une seconde
        [one] { $vote } seconde
       *[other] { $vote } secondes
    } pour dire qui a été le plus rapide ; sinon tous ceux qui ont annoncé peuvent montrer

slot-delay = Annonce qui traîne
slot-delay-wait-for-window = Les autres attendent la fin du délai
slot-delay-take-a-point =
    Un autre joueur peut retirer un point à qui a annoncé ; ce point est perdu au bout de { $landing ->
        [1] une seconde
        [one] { $landing } seconde
       *[other] { $landing } secondes
    } si les cartes ne sont pas montrées avant

slot-verdict = Verdict
slot-verdict-by-engine = Tercet, aussitôt
slot-verdict-by-judge =
    Le juge ; sans juge, les autres joueurs, qui ont { $wait ->
        [1] une seconde
        [one] { $wait } seconde
       *[other] { $wait } secondes
    } pour protester
slot-verdict-by-players =
    Les autres joueurs, qui ont { $wait ->
        [1] une seconde
        [one] { $wait } seconde
       *[other] { $wait } secondes
    } pour protester

slot-reward = Gain
# $points_per: set or card.
slot-reward-keep-all =
    Les cartes ; un point par { $points_per ->
        [set] { find-name }
       *[card] carte
    }
slot-reward-keep-one = Une des cartes, qui vaut un point ; les autres sont défaussées
slot-reward-leave-cards = Un point ; les cartes restent en place

slot-penalty = Pénalité
slot-penalty-no-penalty = Aucune
slot-penalty-lose-points =
    { $points ->
        [1] Un point
        [one] { $points } point
       *[other] { $points } points
    }, au-dessous de zéro s’il le faut
slot-penalty-lock-out = Hors jeu jusqu’à ce qu’un autre joueur trouve { find-a }
slot-penalty-lock-out-for =
    Hors jeu pendant { $time ->
        [1] une seconde
        [one] { $time } seconde
       *[other] { $time } secondes
    }
slot-penalty-pay-or-lock-out =
    { $points ->
        [1] Un point
        [one] { $points } point
       *[other] { $points } points
    } ; à défaut, hors jeu jusqu’à ce qu’un autre joueur trouve { find-a }

slot-dealing = Donne
slot-dealing-engine-deals = Tercet complète aussitôt
# $role: dealer or judge.
slot-dealing-dealt-by =
    { $role ->
        [dealer] Le donneur
       *[judge] Le juge
    } complète à la main ; après { $patience ->
        [1] une seconde
        [one] { $patience } seconde
       *[other] { $patience } secondes
    }, Tercet le fait
slot-dealing-players-flip =
    Chacun à son tour retourne la première carte de sa pile ; après { $patience ->
        [1] une seconde
        [one] { $patience } seconde
       *[other] { $patience } secondes
    }, Tercet le fait

slot-no-set = Rien à trouver
slot-no-set-all-agree = Quand tous ceux qui peuvent jouer le disent
slot-no-set-after-time =
    Quand tous ceux qui peuvent jouer le disent, ou que rien n’a été trouvé en { $wait ->
        [1] une seconde
        [one] { $wait } seconde
       *[other] { $wait } secondes
    }
slot-no-set-engine-sees = Tercet ajoute des cartes dès qu’il n’y en a pas
slot-no-set-judge-says =
    Le juge ajoute des cartes ; quand { $trouble_at } sont visibles, il peut en remettre { $taken_off } dans la pioche
# $last: how many cards lie there at most, or any.
slot-no-set-at-a-price =
    Des cartes en plus au prix { $sets ->
        [1] d’{ find-a }
       *[other] de { $sets } { find-names }
    }, à regagner { $last ->
        [any] une fois la pioche épuisée
       *[other] parmi les { $last } dernières cartes
    }
slot-no-set-nobody-says = Personne n’a à le dire : il y en a un tant que tous ne sont pas trouvés

slot-super-round = Super manche
slot-super-round-no-super-round = Aucune
# $with_flipped: yes or no.
slot-super-round-super-round =
    { $time ->
        [1] Une seconde
        [one] { $time } seconde
       *[other] { $time } secondes
    } pour ses seuls participants : toutes les cartes d’{ find-a } sont des points, une erreur en coûte { $penalty }, ne rien trouver { $price }{ $with_flipped ->
        [yes] { " " }; { find-the } doit contenir la carte retournée
       *[no] { "" }
    }

slot-ending = Fin de la manche
# $people: one or many.
slot-ending-deck-used-up =
    { $people ->
        [one] La pioche est épuisée, et il ne reste { find-none } ou vous n’en voyez pas
       *[many] La pioche est épuisée, et il ne reste { find-none } ou tous le disent
    }
slot-ending-all-found = Tous les { find-names } ont été trouvés
slot-ending-deck-solved = Tous les { find-names } de la donne sont trouvés ; puis vient la donne suivante, jusqu’à la fin de la pioche
slot-ending-first-to =
    Quelqu’un a trouvé { $sets ->
        [1] { find-a }
       *[other] { $sets } { find-names }
    }, ou la pioche est épuisée
slot-ending-first-to-in-time =
    Quelqu’un a trouvé { $sets ->
        [1] { find-a }
       *[other] { $sets } { find-names }
    }, ou { $time ->
        [one] { $time } seconde est passée
       *[other] { $time } secondes sont passées
    }, ou la pioche est épuisée
slot-ending-timed =
    { $time ->
        [one] { $time } seconde est passée
       *[other] { $time } secondes sont passées
    }, ou la pioche est épuisée

slot-hints = Indices
slot-hints-no-hints = Aucun
slot-hints-show-count = Combien il y a de { find-names }
slot-hints-show-cards =
    Sur demande, { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] jusqu’à { $cards } cartes
    } d’{ find-a }

slot-seats = Joueurs
slot-seats-seats =
    { $most ->
        [1] Une personne
       *[other] { $least } à { $most }
    }

slot-match = Manches
slot-match-single-round = Une
slot-match-race = Une, en course : tout le monde avec le même paquet, chacun sur sa propre donne
# $stopped_counts: yes or no.
slot-match-passing-deal =
    Jusqu’à ce que chacun ait distribué { $times ->
        [1] une fois
       *[other] { $times } fois
    }{ $stopped_counts ->
       *[yes] {""}
        [no] {" ; une manche arrêtée est rejouée, sauf si tous la valident"}
    }
slot-match-set-master =
    Jusqu’à ce que chacun ait été Maître { $times ->
        [1] une fois
       *[other] { $times } fois
    }{ $stopped_counts ->
       *[yes] {""}
        [no] {" ; une manche arrêtée est rejouée, sauf si tous la valident"}
    }

rule-set-own = Règles personnalisées
