# Drills: short tasks that adapt to whoever takes them.

drills-how = Eight short tasks at a time. They get harder as you get better, and count for no rating.
drill-all = All drills
drill-again = Once more
drill-skip = Skip

# The drills, each with a line about it and with what is to be done.
drill-third = Third card
drill-third-how = Two cards, and the one that completes them.
drill-third-text = Which card makes it a SET?
drill-is-it = SET or not
drill-is-it-how = And if not: which feature fails?
drill-is-it-text = Is it a SET?
drill-which-fails = Which feature fails?
drill-many-share = Look there first
drill-many-share-how = Many cards share a value. Look among them first.
# $value: “red”, “striped”.
drill-share-known = Many cards show this: { $value }. Look there first.
drill-share-unknown = Many cards share a value. Look there first.
drill-differing = By differing features
drill-differing-how = You know in how many features the SET differs.
# $count: in how many features the SET differs.
drill-look-for = Find the SET in which { $count ->
        [1] one feature differs
        [2] two features differ
        [3] three features differ
       *[4] all four features differ
    }.
drill-slowest = Your slowest layouts
drill-slowest-how = What took you long comes back until you find it in under five seconds twice.
drill-slowest-none = No slow layouts yet
# $count: how many layouts are kept.
drill-waiting =
    { $count ->
        [0] No layout yet
        [one] { $count } layout
       *[other] { $count } layouts
    }

# What is told of a task.
drill-here = Here it is
drill-other = A SET too
drill-other-why = But we are looking for another one.

# Times, beside bars. $seconds: a number, in words of the language.
drill-usual = Usually
drill-study = In a study
drill-then = Then
drill-now = Now
drill-seconds = { $seconds } s
drill-then-took = Then you needed { $seconds } s

# How it went. $right of $of tasks. $level of $levels levels. $time: as in drill-seconds.
drill-right-of = { $right } of { $of }
drill-level = Level { $level } of { $levels }
drill-last = Last time: { $right } of { $of }, { $time }
drill-new = Not tried yet
drill-goes = Your last goes
