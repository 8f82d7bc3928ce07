# The judge's script: what to do, and what to say aloud.
paper-judge-intro = Lee los recuadros en voz alta. Empieza cuando todos estén en la mesa.
paper-judge-before = Antes de jugar
paper-judge-lay = Baraja y coloca 12 cartas en 3 filas de 4. Comprueba que todo el mundo puede ver todas las cartas.
paper-judge-welcome = Bienvenida
paper-judge-say-welcome = Les doy la bienvenida. En esta mesa juzgo yo. ¿Ven todos las doce cartas?
paper-judge-call = Cantar
paper-judge-say-call = Cuando vean un SET, digan «SET» y señalen las tres cartas. No las tomen. Si es un SET, yo les doy las cartas.
paper-judge-penalty = Penalización
paper-judge-say-penalty = Si no es un SET, anoto un punto en contra y las cartas se quedan donde están.
paper-judge-several = Varios a la vez
paper-judge-say-several = Si cantan varios, los escucho por orden. Si alguien acaba de llevarse una de sus cartas, díganlo; no cuesta nada.
paper-judge-questions = Preguntas
paper-judge-say-questions = ¿Alguna pregunta?
paper-judge-collect = Respóndelas. Luego recoge las cartas y mézclalas con el mazo.
paper-judge-during = Durante el juego
paper-judge-during-deal = Reparte 12 cartas. Atiende a quien cante primero.
paper-judge-during-verdict = Comprueba cada característica. Un SET: entrega las cartas. No es un SET: anota un punto en contra.
paper-judge-during-order = Si cantan varios: primero quien cantó antes. Después pregunta a la segunda persona, y luego a la tercera, si su SET sigue ahí. Un «no» no cuesta nada si alguien se llevó antes una de sus cartas.
paper-judge-during-replace = Solo entonces repón las cartas.
paper-judge-during-more = No hay SET, o nadie lo encuentra en un tiempo razonable: pon tres más.
paper-judge-during-fifteen = Si tampoco aparece con 15: retira 6, devuélvelas al mazo, baraja y pon 3 nuevas.
paper-judge-after = Al final
paper-judge-after-end = Se acaba cuando todas las cartas están repartidas y todos los SET cantados.
paper-judge-after-score = Puntos = SET − puntos en contra. Pueden ser menos de cero.
paper-judge-after-count = Suma los SET de la mesa: de 21 a 25, o 27. Si no, cuenta otra vez.
paper-judge-after-send = Escribe los puntos en la hoja y en las fichas, y manda a todos a la secretaría.
