# Clauses of the rulebook that no slot of a rule set quotes, each as a player would say it.

clause-c-3 = Deux pareilles et une qui ne l’est pas, et tout est perdu. En cas d’erreur, Tercet montre dans quelle caractéristique.
clause-c-5 = Formes et couleurs portent les noms de votre édition et de votre langue.
clause-c-6 = Vos cartes n’ont pas besoin d’être côte à côte : peu importe où elles se trouvent.
clause-a-9 = Douze cartes sans SET, c’est rare, quinze plus encore ; à quel point dépend de l’avancement de la partie.
clause-p-3 = Pas assez ? Que chacun donne une fois, et additionnez le tout.
clause-p-6 = Un doute ? Des exemples montrent, caractéristique par caractéristique, pourquoi trois cartes vont ensemble ou non.
clause-r-11 = À points égaux, même place : ni le nom ni l’ordre d’arrivée ne départagent.
