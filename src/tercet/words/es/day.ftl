# Las páginas de una competición.

day-title = Competición
day-unknown = Esa competición no existe aquí.
day-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round } de { $of }
}
day-table-in = Mesa { $table }, ronda { $round }
day-go-now = Ve ahora
day-now = Ahora
day-next = Después
day-with = con
day-you-are = Tu número es el { $number }:
day-you = Tú
day-scores = Puntos
day-scores-about = SET menos puntos en contra
day-round-short = ronda { $round }
day-total = total
day-standings = Clasificación
day-frozen = Fija hasta la ceremonia
day-tables = Mesas
day-all-tables = Todas las mesas
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
day-number = N.º
day-name = Nombre
day-waiting = Esperan
day-own-page = Tu página: el código de tu ficha de inscripción
