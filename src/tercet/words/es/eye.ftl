# El ojo: cartas leídas con la cámara o de una foto.

eye-private = Tus imágenes se quedan en este dispositivo y nunca se envían.
eye-knows = La cámara lee las cartas con óvalos, frijoles y diamantes en rojo, morado y verde: la baraja entera de 81 cartas o las 27 cartas sólidas del juego júnior. No lee otras cartas.

# Lo que se quiere saber.
eye-uses = ¿Qué quieres saber?
eye-use-there = ¿Hay un SET?
eye-use-trio = ¿Es esto un SET?
eye-use-pile = Contar cartas

# Mirar.
eye-look = Cámara o foto
eye-how-there = Sujeta el teléfono de modo que se vean todas las cartas.
eye-how-trio = Muestra tres cartas o ponlas aparte de las demás.
eye-how-pile = Extiende las cartas de un jugador sin que se tapen. Varias imágenes se suman.
eye-camera = Usar la cámara
eye-photo = Elegir una foto
eye-drop = También puedes soltar o pegar aquí una foto.
eye-opening = Preparando…
eye-reading = Leyendo la imagen…
eye-finder = Lo que ve la cámara
eye-counted = Todas estas cartas ya están contadas.
eye-take = Tomar esta imagen
eye-stop = Parar
eye-again = Mirar otra vez
eye-trouble-refused = Esta página no puede usar la cámara. Permítelo en los ajustes del navegador o elige una foto.
eye-trouble-none = Aquí no hay cámara. Elige una foto.
eye-trouble-busy = Otro programa está usando la cámara. Ciérralo e inténtalo de nuevo, o elige una foto.
eye-trouble-insecure = Los navegadores solo permiten la cámara en páginas con https. Haz una foto y elígela aquí.
eye-trouble-camera = No se ha podido encender la cámara. Inténtalo de nuevo o elige una foto.

# Lo que se ve. $cards: cuántas cartas.
eye-picture = La imagen, con un contorno en cada carta
eye-seen =
    { $cards ->
        [0] Ninguna carta vista
        [one] { $cards } carta vista
       *[other] { $cards } cartas vistas
    }
eye-nothing = No se ha encontrado ninguna carta en esta imagen.
eye-nothing-how = Acércate, no te muevas y evita los reflejos y las sombras duras.
# $count: cuántas cartas.
eye-check =
    { $count ->
        [one] { $count } carta puede estar mal: compruébala.
       *[other] { $count } cartas pueden estar mal: compruébalas.
    }
eye-check-twice =
    { $count ->
        [one] { $count } carta está dos veces, pero en la baraja hay una sola: corrige una de ellas.
       *[other] { $count } cartas están dos veces, pero en la baraja hay una sola de cada: corrígelas.
    }
eye-unsure = dudosa
eye-twice = vista dos veces
eye-correct = Corregir
eye-which-card = ¿Qué carta es esta?
eye-which-missing = ¿Qué carta falta?
eye-cut = La carta tal como se ve en la imagen
eye-as-read = como se leyó
eye-another = Otra carta
# $name: el nombre de una carta.
eye-take-card = Poner { $name }
eye-remove = Quitar: no es una carta
eye-add = Añadir una carta

# ¿Hay un SET? $cards: cuántas cartas.
eye-few =
    { $cards ->
        [0] No se ve ninguna carta.
        [one] Solo se ve { $cards } carta.
       *[other] Solo se ven { $cards } cartas.
    }
eye-few-how = Hacen falta tres. Mira otra vez o añade a mano las que faltan.
eye-yes = Sí, hay un SET.
eye-no = No, no hay ningún SET.
eye-if-right = Solo vale si todas las cartas se han leído bien. Comprueba las que llevan «?» o «dudosa».
eye-show-all = Mostrar todos los SET
# SET $n de $sets.
eye-which-set = { $n } de { $sets }
eye-before = Anterior
eye-next = Siguiente
# $odds: por ejemplo «29,96 : 1».
eye-odds = Probabilidades de un SET entre { $cards } cartas recién repartidas: { $odds }.
eye-odds-always = Entre { $cards } cartas siempre hay un SET.
# $share: un porcentaje.
eye-share = El { $share } de esos repartos tiene tantos SET como este.
eye-to-odds = Más sobre las probabilidades

# ¿Es esto un SET?
eye-choose = Elige tres cartas
eye-many = Se ven { $cards } cartas. Toca las tres que quieras.

# Guardar un reparto.
eye-save = Guardar este reparto
eye-copy-codes = Copiar los códigos
eye-save-size = Un reto tiene de 3 a 24 cartas.
eye-solve = Resolverlo como reto
eye-that-is-all = Eso es todo
eye-no-right = Correcto, no hay ningún SET
eye-from-start = Empezar de nuevo
eye-no-layout = Este enlace no contiene cartas
eye-no-layout-how = Se cortó o cambió por el camino. Pídelo otra vez.

# Contar cartas. $cards: cuántas. $sets: cuántos SET. $name: una carta. $n: qué montón.
eye-pile-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
eye-pile-finds = { $sets } SET
eye-pile-sets =
    { $sets ->
        [one] Es { $sets } SET, y ninguna carta está dos veces.
       *[other] Son { $sets } SET, y ninguna carta está dos veces.
    }
eye-pile-lacks = Falta una carta para formar SET enteros: { $name }.
eye-pile-extra = Sobra una carta para formar SET enteros: { $name }.
eye-pile-lacks-some = Tres cartas forman un SET: aquí faltan o sobran algunas.
eye-pile-wrong = Estas cartas no forman SET enteros. Comprueba lo que se ha leído.
eye-pile-check = por comprobar
# $count: cuántas cartas no estaban en las imágenes anteriores.
eye-pile-new =
    { $count ->
        [0] Ninguna carta de esta imagen es nueva.
        [one] { $count } carta de esta imagen es nueva.
       *[other] { $count } cartas de esta imagen son nuevas.
    }
eye-pile-whose = ¿De quién son las cartas?
eye-pile-unnamed = Montón { $n }
eye-pile-more = Otra imagen de este montón
eye-pile-next = Siguiente jugador
eye-pile-retake = Repetir esta imagen
eye-pile-undo = Deshacer la última imagen
eye-piles = Contadas hasta ahora
eye-piles-who = Quién
eye-piles-cards = Cartas
eye-piles-sets = SET
eye-piles-all = En total
# $cards de las $deck cartas de la baraja.
eye-piles-of = { $cards } de { $deck }
eye-piles-whole = La baraja está completa.
# $count: cuántas cartas.
eye-piles-missing =
    { $count ->
        [one] Falta { $count } carta
       *[other] Faltan { $count } cartas
    }
# $names: los jugadores que tendrían la carta.
eye-pile-shared = Contada más de una vez: { $name } ({ $names })
eye-piles-over = Empezar a contar de nuevo
eye-piles-ask = ¿Empezar a contar de nuevo? Se perderá todo lo contado hasta ahora.
    .yes = Sí, empezar de nuevo
    .no = Seguir contando
