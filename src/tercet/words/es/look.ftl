# The eye at a real table. $count: how many cards. $name: a player.
look-claim = ¿Es un SET?
look-claim-how = Muestra las tres cartas o ponlas aparte; o haz una foto de toda la mesa y toca las tres.
look-layout = ¿Qué hay en la mesa?
look-layout-how = Sujeta el teléfono de modo que se vean todas las cartas de la mesa.
look-yours = Es una propuesta. El veredicto es tuyo.
look-show-others = Mostrarlo a los demás
look-without = Pulsa otra vez para dar el veredicto sin estas cartas.
look-keep = Guardar estas cartas
look-count = Contar con la cámara
look-add =
    { $count ->
        [one] Añadir { $count } carta: { $name }
       *[other] Añadir { $count } cartas: { $name }
    }
look-fill = Anotar estos recuentos
