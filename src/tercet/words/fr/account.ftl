# Who one is here, and what was played.

to-account = Vos parties, et un compte pour plusieurs appareils
account-title = Votre compte
account-loading = On cherche qui vous êtes.
account-none-title = Pas de compte ?
account-none = Il n’en faut pas pour jouer. Jouez d’abord sous un nom ; un compte garde ensuite vos parties sur tous vos appareils.
account-guest = Invité sur cet appareil
account-of = Compte { $login }
account-here = Cet appareil
login = Identifiant, par exemple une adresse e-mail
password = Mot de passe
sign-in = Se connecter
sign-in-how = Ce que vous avez joué ici comme invité rejoint votre compte.
sign-up = Créer un compte
sign-up-how = Pour jouer sur plusieurs appareils. Votre nom et vos parties vous suivent. Trois ou quatre mots font un bon mot de passe.
sign-out = Se déconnecter

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = Aucune partie terminée pour l’instant. Elles se trouveront ici.
played-title = Dernières parties
rating =
    de force, à { $doubt } près, après { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } avec d’autres personnes
rule-set-own = Règles à soi
figure-matches = Parties
figure-won = Gagnées
figure-sets = SET
figure-failed = Ratés
figure-best = Record
match-rank =
    n° { $rank } sur { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-alone =
    en solo, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-record = Feuille de partie

# What is kept.
data-title = Vos données
data-how = Votre nom, votre identifiant, vos parties, et ce que d’autres ont signalé de vos messages. Rien d’autre.
data-export = Tout télécharger
erase = M’effacer
erase-sure = Votre nom, votre identifiant et toutes vos sessions disparaissent pour toujours. Les parties restent, jouées par quelqu’un sans nom.
erase-keep = Tout garder
erase-now = Effacer pour toujours

no-page = Cette page n’existe pas

# What can go wrong.
refused-bad-login = Identifiant et mot de passe ne vont pas ensemble. Vérifiez les deux et réessayez.
refused-bad-new-login = Un identifiant a de 1 à 64 lettres, chiffres ou signes. Choisissez-en un autre.
refused-bad-password = Un mot de passe a au moins 8 caractères. Trois ou quatre mots conviennent bien.
refused-login-taken = Quelqu’un a déjà cet identifiant. Choisissez-en un autre.
refused-too-many-tries = Trop d’essais. Attendez une minute, puis réessayez.
