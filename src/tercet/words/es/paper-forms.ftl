# Forms, the checklist, posters and flyers.

# Photo releases. $organiser, $date: a line to write on where they are not known.
paper-release-title = Autorización de uso de imagen
paper-release-adult = Para adultos
paper-release-minor = Para menores; la firma el padre, la madre o el tutor
paper-release-event = Fecha: { $date }. { $organiser } organiza una competición del juego de cartas SET. En ella se tomarán fotos y se grabarán vídeo y sonido.
paper-release-adult-1 = Permito que { $organiser } me grabe en imagen, vídeo y sonido en esta competición.
paper-release-minor-1 = Permito que { $organiser } fotografíe a mi hijo o hija y grabe su imagen y su voz en esta competición.
paper-release-2 = { $organiser } y la editorial del juego pueden usar estas grabaciones, enteras o en parte, para cualquier fin lícito, por ejemplo para informar de la competición y anunciar otras, en papel y en la red.
paper-release-3 = No pido ninguna remuneración. El nombre solo puede aparecer junto a una grabación si se marca aquí:
paper-release-name-may = El nombre puede aparecer.
paper-release-adult-4 = Soy mayor de edad. Participar no depende de este consentimiento, y puedo retirarlo para el futuro en cualquier momento escribiendo al organizador.
paper-release-minor-4 = Soy padre, madre o tutor legal de este menor. Participar no depende de este consentimiento, y puedo retirarlo para el futuro en cualquier momento escribiendo al organizador.
paper-release-child = Nombre del menor
paper-release-guardian = Padre, madre o tutor
paper-release-address-2 = Dirección, continuación
paper-release-telephone = Teléfono
paper-release-competition-date = Fecha de la competición

# The checklist. $tables, $players, $rounds, $minutes: numbers of this competition.
paper-check-before = Antes del día
paper-check-before-date = Fijar fecha, lugar y forma: jornada abierta o con jueces.
paper-check-before-announce = Anunciarla: carteles, folletos, redes sociales, prensa y radio locales.
paper-check-before-details = Dar los detalles: hora, lugar, precio, categorías, a quién preguntar.
paper-check-before-register = Recoger inscripciones y dar un número a cada jugador.
paper-check-before-staff = Encontrar quien coordine, alguien para la secretaría y un juez por mesa.
paper-check-before-prizes = Pedir premios a los comercios del lugar.
paper-check-before-print = Imprimir fichas de inscripción, números de mesa, tarjetas de reglas, instrucciones y autorizaciones de uso de imagen.
paper-check-before-rehearse = Ensayar el día: ¿cuándo acabará?
paper-check-hall = La sala
paper-check-hall-desk = Una mesa para la secretaría.
paper-check-hall-tables =
    { $tables ->
        [one] { $tables } mesa, con espacio para andar alrededor.
       *[other] { $tables } mesas, con espacio para andar entre ellas.
    }
paper-check-hall-decks =
    En cada mesa: una baraja, papel y bolígrafo. { $tables ->
        [one] { $tables } baraja
       *[other] { $tables } barajas
    } y una de reserva.
paper-check-hall-cloth = Un mantel liso de un color, o una mesa lisa.
paper-check-hall-light = Buena luz sin reflejos.
paper-check-hall-wind = Sin viento.
paper-check-hall-rope = El público ve el juego sin estorbar.
paper-check-hall-waiting = Una zona de espera para quien descansa.
paper-check-hall-signs = Números de mesa puestos, cuadro en la pared, luz y red probadas.
paper-check-start = Antes de la ronda 1
paper-check-start-desk = Abrir la secretaría: fichas, autorizaciones, inscripciones de última hora.
paper-check-start-judges = Preparar a los jueces: guion, tarjeta de reglas, hojas de puntos.
paper-check-start-draw = ¿Quién falta? Sortear, imprimir las hojas de puntos y el cuadro, y colgarlo.
paper-check-start-decks = Cada baraja tiene 81 cartas.
paper-check-rounds = En cada ronda
paper-check-rounds-pack = Imprimir la carpeta de emergencia antes de empezar.
paper-check-rounds-time =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } en { $slots ->
        [one] { $slots } turno
       *[other] { $slots } turnos
    } de { $minutes ->
        [one] alrededor de { $minutes } minuto
       *[other] unos { $minutes } minutos
    }.
paper-check-rounds-slips = Todas las hojas están entregadas antes de la ronda siguiente.
paper-check-rounds-next = Todos conocen su próxima mesa.
paper-check-times = Horario
paper-check-end = Final y despedida
paper-check-end-ties = Jugar los desempates que deciden algo.
paper-check-end-final = Nombrar a los finalistas en voz alta; jugar la final a la vista de todos.
paper-check-end-prizes = Imprimir los diplomas. Premios; dar las gracias a los jueces.
paper-check-end-results = Colgar los resultados, enviar la hoja de prensa, guardar el registro.
paper-check-end-decks = Contar las barajas, recoger la sala.

# Posters and flyers.
paper-poster-call = Preparados, SET… ¡ya!
paper-poster-three = Tres cartas. Todas iguales o todas distintas.
paper-poster-look = ¿Lo verás antes que nadie?
paper-poster-championship = Campeonato del juego de cartas SET®
paper-poster-for-all = Para principiantes y expertos, de 6 a 99 años.
paper-poster-how-many = ¿Cuántos SET hay aquí?
paper-poster-answer =
    { $count ->
        [one] Hay uno. Ven a encontrarlo.
       *[other] Hay { $count }. Ven a encontrarlos.
    }
paper-poster-enter = Escanea para inscribirte
paper-poster-more = Escanea para saber más
