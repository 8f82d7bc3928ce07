# The page “Is there a SET?”.

odds-lead = Las reglas impresas dan las probabilidades de un SET con 12 y con 15 cartas. Para un reparto nuevo casi aciertan. Para una partida, no.
odds-why = Quien toma un SET deja en la mesa las cartas que no encajaban. Por eso en una partida falta un SET más a menudo que en un reparto nuevo.
odds-compared = Lo impreso y lo cierto
# $cards: how many cards lie there.
odds-cards = { $cards } cartas
odds-printed = Impreso
odds-fresh = Reparto nuevo
odds-play = En juego
# $odds: a figure. So many deals with a SET for one without.
odds-to-one = { $odds } : 1
odds-always = siempre
# $low, $high: figures between which the truth lies.
odds-between = de { $low } a { $high }
odds-at-least = al menos { $low }

odds-by-cards = Según el número de cartas
odds-by-stage = Con 12 cartas, a lo largo de la partida
odds-chart-label = Gráfico de las probabilidades de que haya un SET según el número de cartas sobre la mesa: reparto nuevo, en juego, impreso. Una tabla al final de la página da las mismas cifras.
odds-stage-label = Gráfico de las probabilidades de que haya un SET entre 12 cartas según las cartas que quedan en el mazo. Una tabla al final de la página da las mismas cifras.
odds-axis-cards = cartas sobre la mesa
odds-axis-left = cartas en el mazo
odds-head-cards = Cartas
odds-head-left = Mazo
odds-all = Todas las cifras en una tabla
# $games: how many games were played.
odds-how = Las cifras dicen cuántos repartos con SET hay por cada uno sin SET. Los repartos nuevos están contados con exactitud. Las de juego vienen de { $games } partidas en las que se toma un SET cualquiera, mientras quedan cartas en el mazo; la verdad está en el intervalo 95 veces de cada 100.

# The reader's own deal. $many: how many deals at once.
try-title = Pruébalo
try-cards = Número de cartas
try-deal = Repartir
try-many = Repartir { $many } veces
try-yes = Hay uno
try-no = No hay ninguno
try-right = Correcto.
try-wrong = No.
# $sets: how many SETs lie there.
try-there =
    { $sets ->
        [0] Aquí no hay ningún SET.
        [one] Hay un SET.
       *[other] Hay { $sets } SET.
    }
# $share: a percentage.
try-share = El { $share } de todos los repartos de { $cards } cartas tiene esa cantidad.
# $dealt: deals so far. $without: those without a SET. $expected: how many of those are to be expected, a figure.
try-tally = Repartos hasta ahora: { $dealt }; sin SET: { $without }, esperados: { $expected }.
