# A match to watch again. $find: what is looked for.

playback-to-see = What was there to see
playback-there =
    { $count ->
        [0] There was { find-none } on the table.
       *[other] { find-many } lay on the table.
    }
playback-show = Show the { find-names }
playback-look = off: look for yourself
playback-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
# What becomes of one that lies there. $clock: when.
playback-takes-now = { $who } takes it now.
playback-takes-later = { $who } takes it at { $clock }.
playback-points-out = { $who } points it out, and it is not given.
playback-unseen-now = Nobody has seen it; gone now.
playback-unseen-later = Nobody will see it; gone at { $clock }.
# $clock: how long it had lain there.
playback-takes =
    { $me ->
        [yes] You take { find-a } after { $clock }
       *[no] { $who } takes { find-a } after { $clock }
    }
# $n of $whole finds.
playback-find-of = { find-name } { $n } of { $whole }
playback-face-down = face down
playback-real = The cards of this match were real: the record knows who called and who scored, but no card.
playback-not-seen = The cards of this match were real, and nobody looked at them at this moment.
playback-as-seen =
    { $count ->
        [one] 1 card as it was seen at the table. The record cannot prove that it lay there.
       *[other] { $count } cards as they were seen at the table. The record cannot prove that they lay there.
    }
playback-unsure =
    { $count ->
        [one] 1 of them was not certain.
       *[other] { $count } of them were not certain.
    }
playback-corrected =
    { $count ->
        [one] 1 was corrected by hand.
       *[other] { $count } were corrected by hand.
    }
playback-time = Time in the match
playback-play = Play
playback-pause = Pause
playback-space = Space
playback-speed = Speed
playback-finds-only = finds only
playback-find-back = To the find before
playback-find-on = To the next find
playback-back = One step back
playback-on = One step on
playback-share = Copy the link to this moment
playback-proofs = What is proved
playback-chained =
    { $count ->
        [one] { $count } entry, sealed.
       *[other] { $count } entries, each sealed to the one before it.
    }
playback-sealed = The deck was sealed before the first card was dealt, and it has not changed since.
playback-verdicts =
    { $count ->
        [one] { $count } verdict, as the rules say.
       *[other] { $count } verdicts, all as the rules say.
    }
playback-verdict-wrong = The verdict of event { $n } is not what the rules say.
# $why: what is wrong with it.
playback-forged = Do not trust this record. { $why }
playback-played-again = Decided again from the first command to the last, with the same result.
playback-player = Player { $n }
playback-whose = Layout of
playback-open = Open a record
playback-open-how = Open the record of a match, or drop it here. It is read on this device.
# What is wrong. $line: of the file.
playback-unknown-record = There is no such match.
playback-still-playing = This match is still being played. Its replay is there when it is over.
playback-offline = There is no connection. Try again when it is back, or open a record from a file.
playback-lost = The match could not be fetched. Try again later.
playback-broken-empty = This file is empty.
playback-broken-foreign = This is not a record of Tercet.
playback-broken-version = This record was written by a newer Tercet.
playback-broken-line = This record is broken: line { $line } cannot be read.
playback-broken-moved = This record is not whole: a line is missing before line { $line }, or was moved.
playback-broken-seal = This record was changed: line { $line } does not match its seal.
playback-broken-size = This file is too large to be the record of a match.
playback-broken-story = This record cannot be played: its events do not follow from each other.
