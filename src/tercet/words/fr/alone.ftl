# Playing alone: solitaire, against the clock, practice.

practice-how = Sans chronomètre : des indices pas à pas, chaque erreur expliquée, et rien n’est compté.

# Practice: help in steps, after “Show a card”. $sets: how many lie there.
act-show-another = Une autre
act-show-why = Et la troisième ?
act-how-many = Combien ?
hint-why-title = La troisième carte
hint-why = Avec ces deux-là, chaque caractéristique demande cette carte. Trouvez-la et touchez-la.
hint-how-many =
    { $sets ->
        [0] Il n’y a pas de SET ici
        [1] Il y a un SET ici
       *[other] Il y a { $sets } SET ici
    }

# Against the clock: so many SETs ($sets), or as many as possible in so many minutes ($minutes).
clock-by-finds = En combien de temps ?
clock-by-minutes = Combien en trouvez-vous ?
clock-aim-finds =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
clock-aim-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $title: what is played for. $text: the best so far.
clock-waiting = Reprendre « { $title } »
clock-best-is = record : { $text }

# Before the clock runs. $code: the letters by which a deal is known. $clock: a time.
clock-rule-take = Touchez les trois cartes d’un SET : de nouvelles les remplacent. S’il n’y a pas de SET, trois cartes s’ajoutent.
clock-rule-wrong =
    { $seconds ->
        [one] Un mauvais choix coûte { $seconds } seconde.
       *[other] Un mauvais choix coûte { $seconds } secondes.
    }
clock-rule-pause = Si vous faites une pause ou quittez la page, le chronomètre s’arrête et les cartes sont cachées. Un résultat avec pause ne compte pas comme record.
clock-rule-link = À la fin, vous recevez un lien : qui l’ouvre joue avec les mêmes cartes.
clock-rule-deal = Même code, mêmes cartes : qui ouvre votre lien joue la même donne.
clock-deal = Donne { $code }
clock-seen = Vous avez déjà joué cette donne : ce temps ne comptera pas comme record.
clock-friend-time = Votre adversaire a mis { $clock }.
clock-friend-sets =
    { $sets ->
        [one] Votre adversaire a trouvé { $sets } SET.
       *[other] Votre adversaire a trouvé { $sets } SET.
    }
clock-asked-wrong = Une partie de ce lien est illisible. Ce qui manque est choisi ici.
clock-start = Commencer

# While it runs. $count: how many SETs one is ahead or behind.
clock-found-of = { $found } sur { $sets }
clock-time = Temps
clock-left = Temps restant
clock-you = Vous
clock-best = Votre record
clock-friend = Votre adversaire
clock-no-best = Pas encore de record : ce sera peut-être celui-ci.
clock-ahead = { $count } d’avance
clock-behind = { $count } de retard
clock-level = à égalité
clock-wrong-title = Pas un SET : +{ $seconds } s
clock-wrong-cost =
    { $seconds ->
        [one] Cela coûte { $seconds } seconde.
       *[other] Cela coûte { $seconds } secondes.
    }
clock-new-deck = Le paquet était épuisé. Voici le suivant.
clock-pause = Pause
clock-paused = En pause
clock-paused-why = Les cartes sont cachées et le chronomètre s’est arrêté à { $clock }. Le résultat ne comptera pas comme record.
clock-go-on = Continuer
clock-give-up = Abandonner

# The end. $clock: a time, or a number of seconds with tenths.
clock-end-minutes =
    { $sets ->
        [one] SET
       *[other] SET
    } en { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-end-given-up =
    { $sets ->
        [0] Abandon
        [one] Abandon après { $sets } SET
       *[other] Abandon après { $sets } SET
    }
clock-best-first = Votre premier résultat : vous avez maintenant un record à battre.
clock-best-faster = Nouveau record, { $clock } s de moins qu’avant.
clock-best-more =
    { $count ->
        [one] Nouveau record : { $count } SET de plus qu’avant.
       *[other] Nouveau record : { $count } SET de plus qu’avant.
    }
clock-best-sooner = Nouveau record : autant de SET qu’avant, mais plus tôt.
clock-best-slower = { $clock } s de plus que votre record.
clock-best-fewer =
    { $count ->
        [one] { $count } SET de moins que votre record.
       *[other] { $count } SET de moins que votre record.
    }
clock-best-later = Autant de SET que votre record, mais plus tard.
clock-without-given-up = Cela ne compte pas comme résultat.
clock-without-paused = Il y a eu une pause : cela ne compte pas comme record.
clock-without-seen-before = Vous aviez déjà joué cette donne : cela ne compte pas comme record.
clock-without-nothing = À l’entraînement, il n’y a pas de chronomètre et vous pouvez demander une carte.
clock-friend-faster = { $clock } s de moins que votre adversaire.
clock-friend-slower = { $clock } s de plus que votre adversaire.
clock-friend-more =
    { $count ->
        [one] { $count } SET de plus que votre adversaire.
       *[other] { $count } SET de plus que votre adversaire.
    }
clock-friend-fewer =
    { $count ->
        [one] { $count } SET de moins que votre adversaire.
       *[other] { $count } SET de moins que votre adversaire.
    }
clock-friend-as-many = Autant de SET que votre adversaire.
clock-lengths = Secondes pour chaque SET
clock-seconds = { $clock } s
clock-length = SET { $number } : { $clock } s
clock-fastest = Le plus rapide
clock-slowest = Le plus lent
clock-mean = En moyenne
clock-wrong = Mauvais choix
# $count: how many; $seconds: what they cost.
clock-wrong-figure = { $count } (+{ $seconds } s)
clock-again = Rejouer cette donne
clock-other = Nouvelle donne
clock-share = Envoyer le lien
clock-copied = Copié
# What is sent. $title: what was played for. $text: the result. $address: the link.
clock-shared = Tercet contre la montre, { $title } : { $text }. Les mêmes cartes pour vous : { $address }
clock-shared-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
