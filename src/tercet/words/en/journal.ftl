# The log of a competition in words, for its staff. $place: a game, such as “Table 5, round 2”.

journal-place = { $stage ->
    [preliminary] Table { $table }, round { $round }
    [make-up] Make-up game at table { $table }
    [tie-breaker] Tie-breaker at table { $table }
    [semi-final] Semi-final at table { $table }
   *[final] Final at table { $table }
}
journal-lost-place = A game that is no longer played
journal-opened = The competition was opened.
journal-appointed = { $role ->
    [judge] A judge was appointed for table { $table }.
    [desk] Somebody was appointed to the desk.
   *[coordinator] Another coordinator was appointed.
}
journal-dismissed = Somebody left the staff.
journal-entered = No. { $number } entered.
journal-changed = No. { $number } was put into another division or group.
journal-setup = The setup was changed.
journal-left = No. { $number } left.
journal-returned = No. { $number } is back.
journal-tables = The hall now has these tables: { $numbers }.
# $repeats, $bound: how many pairs meet again, and how many must. $moved: how many seats.
journal-drawn = The rounds were drawn. { $repeats ->
    [0] Nobody meets twice.
   *[other] Pairs that meet again: { $repeats }; fewest possible: { $bound }.
}
journal-drawn-again = The rounds from round { $round } on were drawn again. { $moved ->
    [0] Nobody changes tables.
   *[other] Seats at another table than announced: { $moved }.
}
journal-started = Round { $round } began.
# $minutes: how many more.
journal-time = { $minutes ->
    [one] The games got 1 minute more.
   *[other] The games got { $minutes } minutes more.
}
journal-paused = The clock was stopped.
journal-resumed = The clock goes on.
journal-added = A new game was called: { $place }.
journal-reported = { $place }: a result was reported, { $new }.
journal-revised = { $place }: the report was replaced, { $new }.
journal-confirmed = { $place }: the result is confirmed, { $new }.
journal-disputed = { $place }: the reports differ.
journal-settled = { $place }: the result was decided, { $new }.
journal-void = { $place }: this game is not played.
journal-corrected = { $place }: the result was corrected from { $old } to { $new }.
journal-cut = The preliminaries ended.
journal-finalists = The finalists were named: { $numbers }.
journal-final = The final began.
journal-frozen = { $value ->
    [yes] New standings are hidden from the public.
   *[no] The public sees the standings again.
}
journal-announced = Everyone was told: “{ $text }”
journal-announced-nothing = The announcement was taken down.
journal-revealed = { $count ->
    [0] The ceremony began.
    [one] The ceremony has shown { $count } place of the final.
   *[other] The ceremony has shown { $count } places of the final.
}
journal-titled = { $count ->
    [one] The ceremony has shown { $count } champion of a division.
   *[other] The ceremony has shown { $count } champions of divisions.
}
journal-revealed-nothing = The ceremony was closed.
journal-undone = The last change was undone.
journal-erased = People’s data was erased, with all reasons and announcements.
journal-printed = The schedule was printed.
# $who: who calls.
journal-called = { $who ->
    [judge] The judge at table { $table } called the desk.
   *[player] A player at table { $table } called the desk.
}
journal-answered = Somebody answered a call.
journal-ended = { $champion ->
    [0] The competition ended without a champion.
   *[other] The competition ended. The champion is no. { $champion }.
}
journal-reopened = The competition is open again: a tie-breaker decides.
journal-not-played = not played
journal-by = { $role ->
    [coordinator] coordinator
    [desk] desk
    [judge] judge
    [player] no. { $number }
    [table] table on the server
   *[spectator] somebody
}
journal-list-row = Row { $row }: { $why }
