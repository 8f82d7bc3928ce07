# The pages on which rules are read.

rulepage-lead = Toutes les façons de jouer, avec des exemples dessinés. Choisissez-en une pour la lire.
rulepage-all = Toutes les règles
rulepage-play = Jouer selon ces règles
# $name: the rule set of the sheet in the box. $count: how many rules differ from it.
rulepage-glance = Par rapport à la boîte
rulepage-is-box = Ce sont les règles de la notice de la boîte.
rulepage-alike = Comme dans la boîte ({ $name })
rulepage-different = Différent ici : { $count }
rulepage-clauses = Les lettres et les chiffres désignent les articles du règlement que suit Tercet.
