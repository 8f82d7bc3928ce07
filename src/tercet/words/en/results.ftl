# Results of play alone, on their way to the server.

# $count: how many.
results-waiting =
    { $count ->
        [one] A result will be saved as soon as there is a connection.
       *[other] { $count } results will be saved as soon as there is a connection.
    }
# $why: a sentence.
results-refused = A result could not be saved. { $why }
refused-bad-result = It cannot be right.
refused-id-used = It was already saved, with other content.
refused-too-many-results = You have as many saved results as there is room for.
refused-too-many-requests = Too much at once. Wait a minute, then try again.
