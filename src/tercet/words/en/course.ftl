# The course: from nothing to the first own SET.

course-leave = Leave, and go on later
course-again = Start the course again

# One feature. $feature: as in feature-name. $finding: what the feature says about three cards, in words.
course-look = Look at { course-look.what } only.
    .what =
        { $feature ->
            [number] the number
            [quantity] the quantity
            [colour] the colour
            [shape] the shape
            [shading] the shading
           *[filling] the filling
        }
course-three = Is it the same on all three cards, different on all three, or neither?
course-fits = { $finding }: that fits a SET.
course-fits-not = { $finding }: that does not fit a SET.
course-is-a-set = Each feature is all the same or all different: these three cards are a SET.

# The third card.
course-third = The third card
course-third-text = For any two cards, exactly one more makes a SET.

# Is it a SET? First feature by feature, then at one look.
course-parts = Is it a SET?
course-parts-text = One feature at a time.
course-thumb = SET or not?
course-thumb-text = If two cards share something that the third has not, it is not a SET.

# Cards that lie out.
course-nine = Find a SET
course-nine-text = Nine cards. Tap three that fit.
course-twelve = Now twelve
course-twelve-text = A real game begins like this.
course-first-set = Your first SET!

# The end.
course-end = You can play.
course-end-text = A patient bot is waiting for you at a table.
course-more = More to do
course-to-table = To the table
course-found = The SETs you found
course-drills = short tasks
course-practice = hints, and no clock
