# The judge's script: what to do, and what to say aloud.
paper-judge-intro = Lisez les encadrés à voix haute. Commencez quand tout le monde est à la table.
paper-judge-before = Avant de jouer
paper-judge-lay = Mélangez et posez 12 cartes en 3 rangées de 4. Assurez-vous que chacun les voit toutes.
paper-judge-welcome = Bienvenue
paper-judge-say-welcome = Bienvenue. Je suis votre juge. Tout le monde voit bien les douze cartes ?
paper-judge-call = Annoncer
paper-judge-say-call = Quand vous voyez un SET, dites « SET » et montrez les trois cartes. Ne les prenez pas. Si c’est un SET, je vous donne les cartes.
paper-judge-penalty = Pénalité
paper-judge-say-penalty = Si ce n’est pas un SET, je note un point de pénalité et les cartes restent en place.
paper-judge-several = Plusieurs annonces
paper-judge-say-several = Si vous êtes plusieurs à annoncer, je vous écoute dans l’ordre de vos annonces. Si une de vos cartes vient d’être prise, dites-le ; cela ne coûte rien.
paper-judge-questions = Questions
paper-judge-say-questions = Y a-t-il des questions ?
paper-judge-collect = Répondez. Puis ramassez les cartes et mélangez-les au paquet.
paper-judge-during = Pendant la partie
paper-judge-during-deal = Posez 12 cartes. Écoutez la première annonce.
paper-judge-during-verdict = Vérifiez chaque caractéristique. Un SET : donnez les cartes. Pas un SET : notez un point de pénalité.
paper-judge-during-order = Plusieurs annonces : d’abord la première. Demandez ensuite au deuxième joueur, puis au troisième, si son SET est encore là. « Non » ne coûte rien si une carte en a été prise juste avant.
paper-judge-during-replace = Ne remplacez les cartes qu’ensuite.
paper-judge-during-more = Pas de SET, ou personne n’en trouve dans un temps raisonnable : posez trois cartes de plus.
paper-judge-during-fifteen = Toujours rien avec 15 : retirez-en 6, remettez-les au paquet, mélangez, et posez-en 3 nouvelles.
paper-judge-after = À la fin
paper-judge-after-end = La partie est finie quand toutes les cartes sont posées et tous les SET annoncés.
paper-judge-after-score = Score = SET − points de pénalité. Il peut être négatif.
paper-judge-after-count = Additionnez les SET de la table : 21 à 25, ou 27. Sinon, recomptez.
paper-judge-after-send = Écrivez les scores sur la feuille et sur les fiches, et envoyez tout le monde à l’accueil.
