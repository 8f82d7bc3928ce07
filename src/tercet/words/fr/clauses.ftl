# Clauses of the rulebook that no slot of a rule set quotes, each as a player would say it.

clause-c-3 = Deux cartes pareilles et une différente : ce n’est pas un SET. En cas d’erreur, Tercet montre quelle caractéristique ne va pas.
clause-c-5 = Formes et couleurs portent les noms de votre édition et de votre langue.
clause-c-6 = Vos cartes n’ont pas besoin d’être côte à côte : peu importe où elles se trouvent.
clause-a-9 = Douze cartes sans SET, c’est rare ; quinze, encore plus. Tout dépend de l’avancement de la partie.
clause-p-3 = Pas assez ? Que chacun distribue une fois, et additionnez le tout.
clause-p-6 = Un doute ? Des exemples montrent, caractéristique par caractéristique, pourquoi trois cartes vont ensemble ou non.
clause-r-11 = À points égaux, même place : ni le nom ni l’ordre d’arrivée ne départagent.
