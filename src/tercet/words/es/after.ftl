# Después de una partida: quién encontró qué y cuándo, lo que nadie vio, las cantadas reñidas, qué practicar. $find: lo que se busca.

after-sum = { find-many } en { $clock }.
after-left =
    { $left ->
        [0] No quedó ninguna carta.
        [one] Quedó { $left } carta.
       *[other] Quedaron { $left } cartas.
    }
after-how =
    { $count ->
        [0] { find-none }
       *[other] { find-many }
    }
after-times = de media { $usual }, lo más rápido { $quickest }
after-wrong =
    { $wrong ->
        [one] { $wrong } fallo
       *[other] { $wrong } fallos
    }
after-line = Quién encontró qué y cuándo
after-key-find = { find-a }; más alto: llevaba más tiempo
after-key-fastest = lo más rápido
after-key-wrong = { find-not }
after-round = Ronda { $n }
after-all = Todo lo encontrado, en orden
after-when = Momento
after-who = Jugador
after-cards = Cartas
after-took = Tiempo
after-fastest = Lo más rápido
after-fastest-by =
    { $me ->
        [yes] Tú, en { $at }
       *[no] { $who }, en { $at }
    }
after-fastest-how = { $clock } después de salir su última carta.
after-differ =
    { $features ->
        [one] Una característica difiere.
       *[other] { $features } características difieren.
    }
after-unseen = Lo que nadie vio
after-unseen-count = { $count } en total
after-gone-taken =
    De { $at } a { $clock }, cuando { $me ->
        [yes] te llevaste
       *[no] { $who } se llevó
    }: { $names }.
after-gone-linked =
    De { $at } a { $clock }, cuando { $me ->
        [yes] seguiste
       *[no] { $who } siguió
    } la cadena por otro lado.
after-gone-off = De { $at } a { $clock }, cuando unas cartas volvieron al mazo.
after-gone-turned = De { $at } a { $clock }, cuando se volvieron a tapar cartas.
after-gone-over = De { $at } a { $clock }, el final.
after-show-all = Mostrar todo
after-close =
    { $count ->
        [one] Una decisión reñida
       *[other] { $count } decisiones reñidas
    }
after-close-weighed =
    En { $at }, { $me ->
        [yes] fuiste
       *[no] { $who } fue
    } más rápido que { $other } por { $clock }. La reacción más rápida se lleva la jugada, y la otra no cuesta nada.
after-close-called =
    En { $at }, { $other } cantó { $clock } después { $me ->
        [yes] de ti
       *[no] de { $who }
    }.
after-close-order = Se juega en el orden en que se cantó.
after-close-named =
    { $me ->
        [yes] Los demás te nombraron.
       *[no] Los demás nombraron a { $who }.
    }
after-close-all = Nadie supo decir quién fue primero, así que todos mostraron.
after-close-left = Solo uno siguió.
after-close-won = Un punto para { $names }.
after-close-nothing = Ningún punto para nadie.
after-close-excused = Sus cartas ya no estaban, lo que no cuesta nada: { $names }.
after-next = Lo siguiente para ti
after-next-third = Ver de golpe la tercera carta de dos cualesquiera lo acelera todo.
after-next-is-it =
    { $count ->
        [one] Te equivocaste { $count } vez al cantar.
       *[other] Te equivocaste { $count } veces al cantar.
    } Practica comprobar tres cartas, característica por característica.
after-next-many-share =
    { $count ->
        [one] { $count } SET fácil quedó
       *[other] { $count } SET fáciles quedaron
    } sin ver, hasta { $slow }. Busca primero donde muchas cartas comparten un valor.
after-next-differing = Los SET en que difieren tres o cuatro características te llevaron { $slow }, los otros { $quick }.
after-next-slowest =
    { $count ->
        [one] { $count } SET te llevó
       *[other] { $count } SET te llevaron
    } { $slow } de media. Practica con los que más te costaron.
after-drill = Practicar
after-replay = Ver la repetición
after-share = Compartir
