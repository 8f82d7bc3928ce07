# Las páginas de una competición.

day-unknown = Esa competición no existe aquí.
day-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round } de { $of }
}
day-stage = { $stage ->
    [finals] Finales
   *[over] El día ha terminado
}
day-champion = Gana
day-table-in = Mesa { $table }, ronda { $round }
day-go-now = Ve ahora
day-changed-own = Distinto del programa impreso
day-now = Ahora
day-next = Después
day-with = con
day-you-are = Tu número es el { $number }:
day-no = N.º { $number }
day-you = Tú
day-moved = Tu mesa ha cambiado
day-moved-line = Ronda { $round }: mesa { $table } en vez de { $before }
day-moved-read = Leído
day-scores = Puntos
day-scores-about = SET menos puntos en contra
day-round-short = ronda { $round }
day-total = total
day-standings = Clasificación
day-frozen = Fija hasta la ceremonia
day-announcement = Anuncio:
day-tables = Mesas
day-all-tables = Todas las mesas
day-call = Llamar a la secretaría
day-called = La secretaría ya lo sabe
# $count: players in the final. $points: how many more the last of them has.
day-place = Puesto { $place } de { $of }
# $name: a division.
day-place-in = Puesto { $place } de { $of } · { $name }
day-cut = { $count ->
    [one] { $count } jugador va a la final
   *[other] { $count } jugadores van a la final
}
day-to-cut = { $points ->
    [one] a { $points } punto de la final
   *[other] a { $points } puntos de la final
}
day-in-cut = en la final por ahora
day-level-cut = en empate por el último puesto de la final
day-your-number = Tu número
day-find = Ver mi mesa
day-no-number = Nadie tiene el número { $number }.
day-no-table = La sala no tiene mesa { $table }.
day-no-game = Ninguna partida tiene este código. Puede que la ronda se haya sorteado de nuevo: pregunta en secretaría.
day-no-more = Por ahora no hay partida que jugar.
day-not-drawn = Las rondas aún no se han sorteado.

day-state-announced = Aún no ha empezado
day-state-open = En juego
day-state-reported = Resultado por confirmar
day-state-conflict = Dos resultados difieren: decide la coordinación
day-state-settled = Confirmado
day-state-void = No jugada
day-player = Jugador
day-sets = SET
day-against = En contra
day-score = Puntos
day-right = Es correcto
day-wrong = No es correcto
day-stopped = La partida se detuvo antes del final
day-sum = cartas sobran.
day-sum-wrong = cartas no pueden sobrar. Cuenta otra vez.
day-send = Enviar el resultado
day-sent = Enviado.
day-waits = Guardado en este dispositivo. Se envía en cuanto responda el servidor.

day-link-judge = Juzgas en la mesa { $number }
day-link-player = Tu número es el { $number }
day-link-desk = Trabajas en secretaría
day-link-projector = Esta pantalla es para todos
day-link-coordinator = Coordinas esta competición
day-link-press = Abrir en este dispositivo
day-link-about = Este enlace es personal. No lo compartas.

day-find-name = Busca tu nombre
# $numbers: players.
day-changed = Cambios desde el papel: { $numbers }
day-number = N.º
day-name = Nombre
day-waiting = Esperan
day-own-page = Tu página: el código de tu ficha de inscripción

# La ceremonia. $place: un puesto.
ceremony-title = Ceremonia
ceremony-where = La pared lo muestra. Guarda esta página para ti: dice quién viene después.
ceremony-later = La ceremonia puede empezar cuando la final esté decidida.
ceremony-begin = Empezar la ceremonia
ceremony-show = Mostrar el puesto { $place }
# $name: a division.
ceremony-show-title = Mostrar quién ha ganado en { $name }
ceremony-titles = Campeones de las categorías
ceremony-next = El siguiente
ceremony-back = Ocultar el último
ceremony-end = Cerrar la ceremonia
ceremony-to-cockpit = Volver a la página de coordinación
ceremony-thaw = Mostrar la clasificación a todos
ceremony-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
ceremony-place = Puesto { $place }
ceremony-ahead = { $points ->
    [0] por delante tras un desempate
    [one] { $points } punto de ventaja
   *[other] { $points } puntos de ventaja
}
ceremony-final = en la final
ceremony-bars = Una barra es un punto; vacía: lo que falta hasta el primero
day-left = quedan en esta partida
day-paused = el reloj está parado
day-begins = empieza en
day-about = hacia las { $clock }
day-at = a las { $clock }

day-screen = Jugar en esta pantalla
day-screen-ready = Este dispositivo juega como el número { $number }. Cuando se abra tu mesa en pantallas, escanea su código o escríbelo aquí.
day-screen-code = Código de la mesa
day-screen-go = Ir a la mesa
