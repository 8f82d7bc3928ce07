# The pages on which rules are read.

rulepage-lead = Every way to play, with drawn examples. Choose one to read it.
rulepage-all = All rules
rulepage-play = Play by these rules
# $name: the rule set of the sheet in the box. $count: how many rules differ from it.
rulepage-glance = Compared with the box
rulepage-is-box = These are the rules of the sheet in the box.
rulepage-alike = As in the box ({ $name })
rulepage-different = Different here: { $count }
rulepage-clauses = The letters and numbers name clauses of the rulebook that Tercet follows.
