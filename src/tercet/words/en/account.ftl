# Who one is here, and what was played.

account-loading = Loading your account…
account-none-title = No account?
account-none = You need none to play. Play under a name first; then an account keeps what you have played, on every device.
account-guest = Guest on this device
account-of = Account { $login }
account-by-passkey = Account with a passkey
account-devices = Your devices
login = Login, such as an e-mail address
password = Password
sign-in = Sign in
sign-in-how = What you have played here as a guest will be added to your account.
sign-up = Create an account
sign-up-how = For those who play on several devices. Your name and your history come along. Three or four words make a good password.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
session-of = Signed in { $created }
session-here = Signed in { $created }, this device
session-end = End
session-end-this = End the session of { $created }

# Another password, and passkeys. $created and $used: days.
password-title = Password
password-old = Current password
password-new = New password
password-change = Change the password
password-changed = Your password has been changed, and your other devices are signed out.
password-add = Add a password
password-too = You sign in with a passkey. With a login and a password, you can also sign in where your passkey is not at hand.
passkeys-title = Passkeys
passkey-how = Your device keeps a passkey and opens it with your finger, your face or a PIN. You need no password.
passkey-of = Created { $created }, last used { $used }
passkey-add = Add a passkey
passkey-remove = Remove
passkey-remove-this = Remove the passkey created { $created }
passkey-sign-in = Sign in with a passkey
passkey-sign-up = Create an account with a passkey

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = No finished matches yet. Your matches will appear here.
rating =
    rating, give or take { $doubt }, after { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with other people
figure-matches = Matches
figure-won = Won
figure-sets = SETs
figure-failed = Failed
figure-best = Best
match-rank =
    no. { $rank } of { $players }, { $points ->
        [one] one point
       *[other] { $points } points
    }
match-alone =
    alone, { $points ->
        [one] one point
       *[other] { $points } points
    }
played-all = Show all ({ $count })
match-record = Record
match-replay = Replay

# What is kept.
data-title = Your data
data-how = Your name, your login, since when you are signed in, your passkeys, your matches, and what others reported of what you wrote. Nothing else.
data-export = Download everything
erase = Delete my data
erase-sure = Your name, your login, your passkeys and all your sessions are deleted for good. Your matches stay, without your name.
erase-keep = Keep everything
erase-now = Delete for good

# What can go wrong.
refused-bad-login = Login and password do not match. Check both and try again.
refused-bad-new-login = A login has 1 to 64 characters. Choose another one.
refused-bad-password = A password has at least 8 characters. Three or four words work well.
refused-login-taken = Somebody has this login already. Choose another one.
refused-common-password = This is one of the first passwords that people try when guessing. Three or four words together work well.
refused-bad-old-password = The current password is not right. Try again.
refused-bad-passkey = This passkey is not known here, or it took too long. Try again.
refused-no-passkeys-here = Passkeys work only over HTTPS and under a name.
refused-last-way-in = This passkey is the only way into your account. Add another one or a password first.
refused-too-many-passkeys = You have 20 passkeys already. Remove one first.
refused-passkey-stopped = No passkey was used. Try again, or sign in another way.
refused-passkey-there = This device has a passkey for this account already.
refused-prove-again = You signed in a while ago. Sign in again first, then you can change this.
refused-no-such-session = This session has ended already.
