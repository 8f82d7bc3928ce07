cli-needs-eye = Pour lire des images, il faut NumPy et Pillow. Installez-les : pip install 'tercet[eye]'
cli-which-picture = Indiquez une image, par exemple : tercet eye photo.jpg
cli-not-a-picture = « { $file } » n’est pas une image lisible.
cli-picture-too-large = « { $file } » est trop grande : on peut lire { $most } millions de pixels au plus. Réduisez-la.
eye-found =
    { $cards ->
        [one] { $file } : { $cards } carte
       *[other] { $file } : { $cards } cartes
    }
eye-no-cards = Aucune carte n’a été trouvée sur « { $file } ».
eye-doubtful = À revoir. C’est peut-être aussi : { $others }
eye-nothing-to-measure = Il n’y a rien à mesurer dans « { $folder } » : ni labels.json, ni image qui porte le nom de sa carte, comme 2rsh-1.jpg.
eye-bad-labels = « { $file } » n’indique pas les cartes de chaque image avec leurs quatre coins en pixels, par exemple : { $example }
eye-measured = Cartes : { $cards }. Images : { $photos }.
eye-measured-right = Cartes bien lues : { $share }
eye-measured-photos = Images dont toutes les cartes sont justes : { $share }
eye-measured-unmarked = Fausses, mais annoncées avec une confiance d’au moins 0,9 : { $share }
eye-measured-kinds = Mal lues : { $wrong }. Non trouvées : { $missed }. Trouvées là où il n’y en a pas : { $invented }.
eye-measured-share = { $n } sur { $whole }, { $share } [{ $low }–{ $high }]
eye-calibration = Confiance, cartes, confiance moyenne, part juste :
