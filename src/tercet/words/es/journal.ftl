# El registro de una competición.

journal-place = { $stage ->
    [preliminary] Mesa { $table }, ronda { $round }
    [make-up] Partida de recuperación en la mesa { $table }
    [tie-breaker] Desempate en la mesa { $table }
    [semi-final] Semifinal en la mesa { $table }
   *[final] Final en la mesa { $table }
}
journal-lost-place = Una partida que ya no se juega
journal-opened = Se ha abierto la competición.
journal-appointed = { $role ->
    [judge] Se ha nombrado un juez para la mesa { $table }.
    [desk] Se ha nombrado a alguien para la secretaría.
   *[coordinator] Otra persona coordina también.
}
journal-dismissed = Alguien ha dejado el equipo.
journal-entered = El número { $number } se ha inscrito.
journal-changed = El número { $number } ha cambiado de categoría o de grupo.
journal-setup = Se ha cambiado la configuración.
journal-left = El número { $number } se ha ido.
journal-returned = El número { $number } ha vuelto.
journal-tables = La sala tiene ahora estas mesas: { $numbers }.
journal-drawn = Se han sorteado las rondas. { $repeats ->
    [0] Nadie se encuentra dos veces.
   *[other] Parejas que se repiten: { $repeats }; mínimo posible: { $bound }.
}
journal-drawn-again = Se han vuelto a sortear las rondas desde la { $round }. { $moved ->
    [0] Nadie cambia de mesa.
   *[other] Asientos en otra mesa de la anunciada: { $moved }.
}
journal-started = Ha empezado la ronda { $round }.
# $minutes: how many more.
journal-time = { $minutes ->
    [one] Las partidas tienen 1 minuto más.
   *[other] Las partidas tienen { $minutes } minutos más.
}
journal-paused = Se ha parado el reloj.
journal-resumed = El reloj sigue.
journal-added = Se ha llamado una partida nueva: { $place }.
journal-reported = { $place }: se ha dado un resultado, { $new }.
journal-revised = { $place }: se ha sustituido el resultado dado, { $new }.
journal-confirmed = { $place }: el resultado está confirmado, { $new }.
journal-disputed = { $place }: los resultados dados difieren.
journal-settled = { $place }: se ha decidido el resultado, { $new }.
journal-void = { $place }: esta partida no se juega.
journal-corrected = { $place }: se ha corregido el resultado, de { $old } a { $new }.
journal-cut = Han terminado las preliminares.
journal-finalists = Ya hay finalistas: { $numbers }.
journal-final = Ha empezado la final.
journal-frozen = { $value ->
    [yes] La clasificación nueva está oculta al público.
   *[no] El público vuelve a ver la clasificación.
}
journal-announced = Se ha anunciado a todos: «{ $text }»
journal-announced-nothing = Se ha retirado el anuncio.
journal-revealed = { $count ->
    [0] Ha empezado la ceremonia.
    [one] La ceremonia ha mostrado { $count } puesto de la final.
   *[other] La ceremonia ha mostrado { $count } puestos de la final.
}
journal-titled = { $count ->
    [one] La ceremonia ha mostrado { $count } campeón de categoría.
   *[other] La ceremonia ha mostrado { $count } campeones de categorías.
}
journal-revealed-nothing = Se ha cerrado la ceremonia.
journal-undone = Se ha deshecho el último cambio.
journal-erased = Se han borrado los datos de las personas, con todos los motivos y anuncios.
journal-printed = Se ha impreso el programa.
# $who: who calls.
journal-called = { $who ->
    [judge] El juez de la mesa { $table } ha llamado a la secretaría.
   *[player] Un jugador de la mesa { $table } ha llamado a la secretaría.
}
journal-answered = Se ha atendido una llamada.
journal-ended = { $champion ->
    [0] La competición ha terminado sin campeón.
   *[other] La competición ha terminado. La gana el número { $champion }.
}
journal-reopened = La competición está abierta de nuevo: decide un desempate.
journal-not-played = no jugada
journal-by = { $role ->
    [coordinator] coordinación
    [desk] secretaría
    [judge] juez
    [player] n.º { $number }
    [table] mesa del servidor
   *[spectator] alguien
}
journal-list-row = Fila { $row }: { $why }
