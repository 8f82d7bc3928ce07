# Forms, the checklist, posters and flyers.

# Photo releases. $organiser, $date: a line to write on where they are not known.
paper-release-title = Photo and video release
paper-release-adult = For adults
paper-release-minor = For minors, signed by a parent or guardian
paper-release-event = On { $date }, { $organiser } holds a competition in the card game SET. Pictures, films and sound will be recorded there.
paper-release-adult-1 = I allow { $organiser } to record me in pictures, film and sound at this competition.
paper-release-minor-1 = I allow { $organiser } to record my child in pictures, film and sound at this competition.
paper-release-2 = { $organiser } and the publisher of the game may use these recordings, whole or in part, for any lawful purpose, such as reporting on the competition and announcing others, in print and online.
paper-release-3 = I ask for no payment. The name may be shown with a recording only if ticked here:
paper-release-name-may = The name may be shown.
paper-release-adult-4 = I am of legal age. Taking part does not depend on this consent, and I may withdraw it for the future at any time by writing to the organiser.
paper-release-minor-4 = I am the parent or legal guardian of this child. Taking part does not depend on this consent, and I may withdraw it for the future at any time by writing to the organiser.
paper-release-child = Child’s name
paper-release-guardian = Parent or guardian
paper-release-address-2 = Address, continued
paper-release-telephone = Telephone
paper-release-competition-date = Date of the competition

# The checklist. $tables, $players, $rounds, $minutes: numbers of this competition.
paper-check-before = Before the day
paper-check-before-date = Fix the date, the place and the format: open house or with judges.
paper-check-before-announce = Announce it: posters, flyers, social media, local newspapers and radio.
paper-check-before-details = Share the details: time, place, fee, divisions, whom to ask.
paper-check-before-register = Collect registrations, and give each player a number.
paper-check-before-staff = Find a coordinator, somebody for the desk, and a judge for each table.
paper-check-before-prizes = Ask local shops for prizes.
paper-check-before-print = Print entry cards, table signs, rule cards, handouts and photo releases.
paper-check-before-rehearse = Rehearse the day: when will it end?
paper-check-hall = The hall
paper-check-hall-desk = One registration table.
paper-check-hall-tables =
    { $tables ->
        [one] 1 table, with room to walk around it.
       *[other] { $tables } tables, far enough apart to walk between.
    }
paper-check-hall-decks =
    On each table: a deck, paper and a pen. { $tables ->
        [one] 1 deck
       *[other] { $tables } decks
    }, and one to spare.
paper-check-hall-cloth = A plain cloth of one colour, or a plain table.
paper-check-hall-light = Good light without glare.
paper-check-hall-wind = No wind.
paper-check-hall-rope = Spectators see the play but are kept off it.
paper-check-hall-waiting = A waiting area for those who rest.
paper-check-hall-signs = Table signs up, schedule on the wall, power and network tried.
paper-check-start = Before round 1
paper-check-start-desk = Open the desk: entry cards, photo releases, late entries.
paper-check-start-judges = Brief the judges: script, rule card, score slips.
paper-check-start-draw = Who is not here? Draw, print score slips and schedule, and hang the schedule up.
paper-check-start-decks = Each deck has 81 cards.
paper-check-rounds = In each round
paper-check-rounds-pack = Print the emergency pack before it starts.
paper-check-rounds-time =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } in { $slots ->
        [one] 1 slot
       *[other] { $slots } slots
    } of about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
paper-check-rounds-slips = Every slip is in before the next round begins.
paper-check-rounds-next = Everyone knows the next table.
paper-check-times = Times
paper-check-end = Final and farewell
paper-check-end-ties = Play off ties that decide something.
paper-check-end-final = Name the finalists aloud; play the final where all can see.
paper-check-end-prizes = Print the certificates. Prizes; thank the judges.
paper-check-end-results = Hang up the results, send the press sheet, keep the log.
paper-check-end-decks = Count the decks, put the hall back.

# Posters and flyers.
paper-poster-call = Ready, SET, go!
paper-poster-three = Three cards. All alike or all different.
paper-poster-look = Will you see it first?
paper-poster-championship = Championship in the card game SET®
paper-poster-for-all = For beginners and masters, from 6 to 99.
paper-poster-how-many = How many SETs are here?
paper-poster-answer =
    { $count ->
        [one] There is one.
       *[other] There are { $count }. Come and find them.
    }
paper-poster-enter = Scan to enter
paper-poster-more = Scan for more
