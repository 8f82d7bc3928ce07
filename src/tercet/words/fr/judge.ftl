# Le téléphone du juge. $clock : minutes et secondes, par exemple 2:00.
judge-head = Juge à la table { $table }
judge-self = La table { $table } se juge elle-même
# Beside the number of the table, large: for the eye, where there is little room.
judge-head-short = Juge
judge-self-short = se juge elle-même
judge-deck = Tour { $round }/{ $of } · pioche { $deck }
judge-aloud = À lire à haute voix
judge-say-welcome-self = Bienvenue. Nous jugeons ensemble, et je note les points. Tout le monde voit bien les douze cartes ?
judge-say-call-self = Quand vous voyez un SET, dites « SET » et montrez les trois cartes. Ne les prenez pas. Si les autres confirment le SET, les cartes sont à vous.
judge-say-penalty-self = Si ce n’est pas un SET, je note un point de pénalité et les cartes restent en place.
judge-say-several-self = Si vous êtes plusieurs à annoncer, c’est dans l’ordre des annonces. Si l’une de vos cartes vient d’être prise, dites-le ; cela ne coûte rien.
judge-start = Commencer la partie
judge-only-count = Saisir seulement le résultat
judge-not-begun = Le tour n’a pas encore commencé.
judge-nobody = Personne n’a annoncé.
judge-touch = Touchez le nom dès que vous l’entendez. L’ordre des touches est l’ordre des annonces.
judge-searching = sur { $clock } sans annonce
judge-stopped = sur { $clock }, arrêté par une annonce
judge-more = Trois de plus
judge-fewer = En ôter 6, en poser 3
judge-deck-empty = La pioche est vide.
judge-calls = Annonces dans l’ordre
judge-points-now = montre maintenant
judge-set = SET
judge-not-set = Pas un SET, −1
judge-gone = Déjà pris, sans pénalité
judge-number = N° { $number }, score { $score }
judge-against = pénalités
judge-last-set = { $name } prend un SET.
judge-last-wrong = { $name } : pas un SET, un point de pénalité.
judge-last-gone = { $name } : déjà pris, sans pénalité.
judge-last-more = Trois cartes de plus sont posées.
judge-last-fewer = Six sont retournées dans la pioche, trois sont posées.
judge-lay = Posez { $cards } nouvelles cartes.
judge-so-far = { $sets } SET jusqu’ici
judge-script = Texte
judge-undo = Annuler
judge-end = Terminer
judge-back = Retour à la partie
judge-count = Comptez les SET ensemble.
judge-count-about = Chacun compte à haute voix ce qui est devant lui. Corrigez ici si nécessaire.
judge-by-look = Compter avec la caméra
judge-line = { $against ->
    [0] score { $score }
    [one] { $against } pénalité, score { $score }
   *[other] { $against } pénalités, score { $score }
}
judge-left = Restent sur la table
judge-left-about = cartes, sans SET parmi elles
judge-adds-up = le compte est bon
judge-adds-wrong = pas 81 : recomptez
judge-left-wrong = il en reste trop
judge-agree = Chacun confirme d’une touche
judge-agrees = d’accord, { $score }
judge-asks = score { $score } ?
judge-send-without = Envoyer sans { $names }
judge-again = Recompter
judge-why-again = Recompté
judge-next = Partie suivante : tour { $round }
judge-keep-score = Tenir le score sur cet appareil
judge-waits = Un résultat précédent est gardé sur cet appareil. Il sera envoyé dès que le serveur répondra.
