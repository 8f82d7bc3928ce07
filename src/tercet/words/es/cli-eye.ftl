cli-needs-eye = Para leer imágenes hacen falta NumPy y Pillow. Instálalos: pip install 'tercet[eye]'
cli-which-picture = Indica una imagen, por ejemplo: tercet eye foto.jpg
cli-not-a-picture = «{ $file }» no es una imagen que se pueda leer.
cli-picture-too-large = «{ $file }» es demasiado grande: se pueden leer { $most } millones de píxeles como máximo. Redúcela.
eye-found =
    { $cards ->
        [one] { $file }: { $cards } carta
       *[other] { $file }: { $cards } cartas
    }
eye-no-cards = No se ha encontrado ninguna carta en «{ $file }».
eye-doubtful = Mírala otra vez. También puede ser: { $others }
eye-nothing-to-measure = No hay nada que medir en «{ $folder }»: ni labels.json ni imágenes con el nombre de su carta, como 2rsh-1.jpg.
eye-bad-labels = «{ $file }» no indica las cartas de cada imagen con sus cuatro esquinas en píxeles, por ejemplo: { $example }
eye-measured = Cartas: { $cards }. Imágenes: { $photos }.
eye-measured-right = Cartas bien leídas: { $share }
eye-measured-photos = Imágenes con todas las cartas correctas: { $share }
eye-measured-unmarked = Incorrectas, pero dichas con una confianza de 0,9 o más: { $share }
eye-measured-kinds = Mal leídas: { $wrong }. No encontradas: { $missed }. Encontradas donde no hay ninguna: { $invented }.
eye-measured-share = { $n } de { $whole }, { $share } [{ $low }–{ $high }]
eye-calibration = Confianza, cartas, confianza media, parte correcta:
