# Clauses of the rulebook that no slot of a rule set quotes, each as a player would say it.

clause-c-3 = Dos iguales y una distinta lo estropean. Si te equivocas, Tercet te muestra en qué característica.
clause-c-5 = Formas y colores llevan los nombres de tu edición y de tu idioma.
clause-c-6 = Tus cartas no tienen que estar juntas: vale cualquier lugar de la mesa.
clause-a-9 = Doce cartas sin SET son raras y quince aún más; cuánto depende de lo avanzada que esté la partida.
clause-p-3 = ¿Te sabe a poco? Que todos repartan una vez y se sume todo.
clause-p-6 = ¿Aún con dudas? Los ejemplos muestran, característica por característica, por qué tres cartas encajan o no.
clause-r-11 = A igualdad de puntos, el mismo puesto: no deciden ni el nombre ni el orden de llegada.
