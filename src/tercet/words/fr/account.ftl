# Who one is here, and what was played.

account-loading = Chargement de votre compte…
account-none-title = Pas de compte ?
account-none = Il n’en faut pas pour jouer. Jouez d’abord sous un nom ; un compte garde ensuite vos parties sur tous vos appareils.
account-guest = Profil invité sur cet appareil
account-of = Compte { $login }
account-by-passkey = Compte avec une clé d’accès
account-devices = Vos appareils
login = Identifiant, par exemple une adresse e-mail
password = Mot de passe
sign-in = Se connecter
sign-in-how = Ce que vous avez joué ici sans compte sera ajouté à votre compte.
sign-up = Créer un compte
sign-up-how = Pour jouer sur plusieurs appareils. Votre nom et vos parties vous suivent. Trois ou quatre mots font un bon mot de passe.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
session-of = Connexion : { $created }
session-here = Connexion : { $created }, cet appareil
session-end = Terminer
session-end-this = Terminer la session du { $created }

# Another password, and passkeys. $created and $used: days.
password-title = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé, et vos autres appareils sont déconnectés.
password-add = Ajouter un mot de passe
password-too = Vous vous connectez avec une clé d’accès. Avec un identifiant et un mot de passe, vous pourrez aussi vous connecter là où vous n’avez pas votre clé.
passkeys-title = Clés d’accès
passkey-how = Votre appareil garde une clé d’accès et l’ouvre avec votre doigt, votre visage ou un code. Aucun mot de passe n’est nécessaire.
passkey-of = Créée le { $created }, dernière utilisation : { $used }
passkey-add = Ajouter une clé d’accès
passkey-remove = Retirer
passkey-remove-this = Retirer la clé d’accès créée le { $created }
passkey-sign-in = Se connecter avec une clé d’accès
passkey-sign-up = Créer un compte avec une clé d’accès

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = Aucune partie terminée pour l’instant. Vos parties s’afficheront ici.
rating =
    cote, à { $doubt } près, après { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } avec d’autres personnes
figure-matches = Parties
figure-won = Gagnées
figure-sets = SET
figure-failed = Erreurs
figure-best = Record
match-rank =
    n° { $rank } sur { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-alone =
    en solo, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
played-all = Tout afficher ({ $count })
match-record = Feuille de partie
match-replay = Revoir

# What is kept.
data-title = Vos données
data-how = Votre nom, votre identifiant, la date de vos connexions, vos clés d’accès, vos parties, et ce que d’autres ont signalé de vos messages. Rien d’autre.
data-export = Tout télécharger
erase = Supprimer mes données
erase-sure = Votre nom, votre identifiant, vos clés d’accès et toutes vos sessions seront supprimés définitivement. Vos parties restent, sans votre nom.
erase-keep = Tout garder
erase-now = Supprimer définitivement

# What can go wrong.
refused-bad-login = Identifiant ou mot de passe incorrect. Vérifiez les deux et réessayez.
refused-bad-new-login = Un identifiant compte de 1 à 64 caractères. Choisissez-en un autre.
refused-bad-password = Un mot de passe compte au moins 8 caractères. Trois ou quatre mots font l’affaire.
refused-login-taken = Quelqu’un a déjà cet identifiant. Choisissez-en un autre.
refused-common-password = C’est un des premiers mots de passe que l’on essaie. Trois ou quatre mots ensemble font l’affaire.
refused-bad-old-password = Le mot de passe actuel n’est pas le bon. Réessayez.
refused-bad-passkey = Cette clé d’accès n’est pas connue ici, ou le délai est dépassé. Réessayez.
refused-no-passkeys-here = Les clés d’accès ne fonctionnent qu’en HTTPS et avec un nom de domaine.
refused-last-way-in = Sans cette clé d’accès, vous ne pourriez plus vous connecter à votre compte. Ajoutez d’abord une autre clé ou un mot de passe.
refused-too-many-passkeys = Vous avez déjà 20 clés d’accès. Retirez-en d’abord une.
refused-passkey-stopped = Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous autrement.
refused-passkey-there = Cet appareil a déjà une clé d’accès pour ce compte.
refused-prove-again = Votre connexion date un peu. Connectez-vous de nouveau, puis vous pourrez changer cela.
refused-no-such-session = Cette session est déjà terminée.
