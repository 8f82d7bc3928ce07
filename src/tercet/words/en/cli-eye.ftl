cli-needs-eye = Reading pictures needs NumPy and Pillow. Install them: pip install 'tercet[eye]'
cli-which-picture = Name a picture, such as: tercet eye photo.jpg
cli-not-a-picture = “{ $file }” is not a picture that can be read.
cli-picture-too-large = “{ $file }” is too large: at most { $most } million pixels can be read. Make it smaller.
eye-found =
    { $cards ->
        [one] { $file }: { $cards } card
       *[other] { $file }: { $cards } cards
    }
eye-no-cards = No card was found in “{ $file }”.
eye-doubtful = Look again. It may also be: { $others }
eye-nothing-to-measure = There is nothing to measure in “{ $folder }”: no labels.json, and no picture named after its card, such as 2rsh-1.jpg.
eye-bad-labels = “{ $file }” does not list the cards of each picture with their four corners in pixels, such as: { $example }
eye-measured = Cards: { $cards }. Pictures: { $photos }.
eye-measured-right = Cards read correctly: { $share }
eye-measured-photos = Pictures with every card right: { $share }
eye-measured-unmarked = Wrong, but said with a confidence of 0.9 or more: { $share }
eye-measured-kinds = Misread: { $wrong }. Not found: { $missed }. Found where there is none: { $invented }.
eye-measured-share = { $n } of { $whole }, { $share } [{ $low }–{ $high }]
eye-calibration = Confidence, cards, mean confidence, share that is right:
