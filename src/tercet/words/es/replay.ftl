# Una partida para volver a ver. $find: lo que se busca.

playback-to-see = Lo que había que ver
playback-there =
    { $count ->
        [0] No había { find-none } en la mesa.
       *[other] { find-many } en la mesa.
    }
playback-show = Mostrar los { find-names }
playback-look = si no, busca tú
playback-more =
    { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }
playback-takes-now = { $who } se lo lleva ahora.
playback-takes-later = { $who } se lo lleva en { $clock }.
playback-points-out = { $who } lo señala, pero no se da por bueno.
playback-unseen-now = Nadie lo ha visto; desaparece ahora.
playback-unseen-later = Nadie lo verá; desaparece en { $clock }.
playback-takes =
    { $me ->
        [yes] Te llevas { find-a } tras { $clock }
       *[no] { $who } se lleva { find-a } tras { $clock }
    }
playback-find-of = { find-name } { $n } de { $whole }
playback-face-down = boca abajo
playback-real = Las cartas de esta partida eran reales: el registro sabe quién cantó y quién puntuó, pero no conoce ninguna carta.
playback-not-seen = Las cartas de esta partida eran reales y nadie las miró en este momento.
playback-as-seen =
    { $count ->
        [one] 1 carta, tal como se vio en la mesa. El registro no puede probar que estuviera allí.
       *[other] { $count } cartas, tal como se vieron en la mesa. El registro no puede probar que estuvieran allí.
    }
playback-unsure =
    { $count ->
        [one] 1 no era segura.
       *[other] { $count } no eran seguras.
    }
playback-corrected =
    { $count ->
        [one] 1 se corrigió a mano.
       *[other] { $count } se corrigieron a mano.
    }
playback-time = Momento de la partida
playback-play = Reproducir
playback-pause = Pausa
playback-space = Espacio
playback-speed = Velocidad
playback-finds-only = hallazgos
playback-find-back = Al hallazgo anterior
playback-find-on = Al hallazgo siguiente
playback-back = Un paso atrás
playback-on = Un paso adelante
playback-share = Copiar el enlace a este momento
playback-proofs = Lo que está probado
playback-chained =
    { $count ->
        [one] { $count } entrada, sellada.
       *[other] { $count } entradas, cada una sellada con la anterior.
    }
playback-sealed = La baraja se selló antes de la primera carta y sigue siendo la misma.
playback-verdicts =
    { $count ->
        [one] { $count } veredicto, según las reglas.
       *[other] { $count } veredictos, todos según las reglas.
    }
playback-verdict-wrong = El veredicto del evento { $n } no es el que dicen las reglas.
# $why: what is wrong with it.
playback-forged = No te fíes de este registro. { $why }
playback-played-again = Todo se ha decidido de nuevo, del principio al fin, con el mismo resultado.
playback-player = Jugador { $n }
playback-whose = Reparto de
playback-open = Abrir un registro
playback-open-how = Abre el registro de una partida o suéltalo aquí. Se lee en este dispositivo.
playback-unknown-record = No existe esa partida.
playback-still-playing = Esta partida aún se está jugando. Se podrá volver a ver cuando termine.
playback-offline = No hay conexión. Inténtalo cuando vuelva, o abre un registro desde un archivo.
playback-lost = No se pudo cargar la partida. Inténtalo más tarde.
playback-broken-empty = Este archivo está vacío.
playback-broken-foreign = Esto no es un registro de Tercet.
playback-broken-version = Este registro es de un Tercet más nuevo.
playback-broken-line = Este registro está dañado: la línea { $line } no se puede leer.
playback-broken-moved = Este registro no está entero: falta una línea antes de la línea { $line }, o se ha movido.
playback-broken-seal = Este registro se ha cambiado: la línea { $line } no coincide con su sello.
playback-broken-size = Este archivo es demasiado grande para ser el registro de una partida.
playback-broken-story = Este registro no se puede reproducir: sus eventos no se siguen unos de otros.
