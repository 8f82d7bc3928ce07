# Varias personas ante una pantalla. $n: el número de una persona. $key: el nombre de una tecla.

together-how = Cada persona tiene un borde de la pantalla y una tecla. Pulsa la tuya para cantar y luego señala las cartas.
together-people = ¿Quién juega?
together-player = Jugador { $n }
together-name = Nombre del jugador { $n }
together-key = Tecla del jugador { $n }: { $key }. Pulsa para elegir otra.
together-press = Pulsa la tecla con la que quieres cantar
together-drop = Quitar al jugador { $n }
together-add = Añadir un jugador
choose-lie = ¿La pantalla está de pie o plana?
option-standing = Frente a nosotros
    .how = Todos los nombres están en el mismo sentido.
option-flat = Plana sobre la mesa
    .how = En el borde lejano, los nombres miran a quienes se sientan allí.
together-calls-first = En una sola pantalla se canta primero: si no, nadie sabría de quién es el dedo.
together-least =
    { $count ->
        [one] Estas reglas piden un jugador.
       *[other] Estas reglas piden { $count } jugadores.
    }

# Ante la pantalla.
edge-top = En el borde lejano
edge-bottom = En el borde cercano
pad-rest = Un momento
together-search = ¿Quién ve uno?
together-call-first = Canta primero: pulsa tu borde o tu tecla.
together-rest = En su propio dispositivo
