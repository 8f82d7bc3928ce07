# The public form by which people enter a competition.

form-title = Enter the competition
form-off = Nobody can enter here at the moment. Ask the organisers.
form-after-draw = The rounds are drawn, so nobody can enter here any more. Ask at the desk: late entries are possible there.
form-optional = (optional)
form-name = Name of the player
# $name: the first name.
form-shown-as = Public lists show the number and “{ $name }”.
form-by-name = Public lists show the number and the first name.
form-by-number = Public lists show only the number.
form-division = Division
# $age, $last: in years.
form-up-to = up to { $age } years
form-from-to = { $age } to { $last } years
form-from = { $age } years and over
form-address = Street and house number
form-postcode = Postcode
form-city = Town
form-state = State or region
form-phone = Phone number
form-email = E-mail address
form-guardian = Parent or guardian
form-guardian-about = For players under 18: name, and a phone number or e-mail address.
form-photo = May photos of the player be published?
form-photo-given = Yes
form-photo-refused = No
form-unlisted = Show only the number, not the first name
form-kept = Only the organisers see what you enter here, except for what public lists show. Results stay under the number alone.
# $date: a day.
form-kept-until = Only the organisers see what you enter here, except for what public lists show. It is kept until { $date } and then erased; results stay under the number alone. With your own link you can see what is held, and delete it, at any time before.
form-send = Enter
form-entered-before = You have entered already, with what you sent first. Ask the desk if something is to be changed.
form-done = Your number is
form-done-about = Remember it: it is on every list, at every table and on every screen.
form-own-page = Open your own page
form-copy = Copy the link
form-link-about = Your page shows your table, your scores and what is held on you. This link is personal and is shown only now: keep it, and do not pass it on.
form-another = Enter somebody else

form-held = What is held on you
form-held-show = Show it
form-held-file = Save as a file
form-held-erase = Delete it
form-held-sure = Your name and all you have told are deleted for good; your number and results stay. The organisers cannot reach you any more.
form-held-nothing = Nothing but your number and results is held.
# $date: a day.
form-held-until = Kept until { $date }, then erased.
