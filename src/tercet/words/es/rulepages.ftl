# The pages on which rules are read.

rulepage-lead = Todas las formas de jugar, con ejemplos dibujados. Elige una para leerla.
rulepage-all = Todas las reglas
rulepage-play = Jugar con estas reglas
# $name: the rule set of the sheet in the box. $count: how many rules differ from it.
rulepage-glance = En comparación con la caja
rulepage-is-box = Son las reglas de la hoja de la caja.
rulepage-alike = Como en la caja ({ $name })
rulepage-different = Distinto aquí: { $count }
rulepage-clauses = Las letras y los números designan las cláusulas del reglamento que sigue Tercet.
