# Who one is here, and what was played.

to-account = Tus partidas y una cuenta para varios dispositivos
account-title = Tu cuenta
account-loading = Cargando tu cuenta…
account-none-title = ¿Sin cuenta?
account-none = No hace falta para jugar. Juega primero con un nombre; después, una cuenta guarda tus partidas en todos tus dispositivos.
account-guest = Sin cuenta en este dispositivo
account-of = Cuenta { $login }
account-here = Este dispositivo
login = Usuario, por ejemplo una dirección de correo
password = Contraseña
sign-in = Iniciar sesión
sign-in-how = Lo que has jugado aquí sin cuenta se añade a la tuya.
sign-up = Crear una cuenta
sign-up-how = Para quien juega en varios dispositivos. Tu nombre y tus partidas te siguen. Tres o cuatro palabras son una buena contraseña.
sign-out = Cerrar sesión

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = Todavía no has terminado ninguna partida. Tus partidas aparecerán aquí.
played-title = Últimas partidas
rating =
    puntuación, ± { $doubt }, tras { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    } con otras personas
rule-set-own = Reglas propias
figure-matches = Partidas
figure-won = Ganadas
figure-sets = SET
figure-failed = Fallos
figure-best = Récord
match-rank =
    n.º { $rank } de { $players }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
match-alone =
    en solitario, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
match-record = Registro

# What is kept.
data-title = Tus datos
data-how = Tu nombre, tu usuario, tus partidas y los mensajes tuyos que otros han denunciado. Nada más.
data-export = Descargar todo
erase = Eliminar mis datos
erase-sure = Tu nombre, tu usuario y todas tus sesiones se eliminan para siempre. Tus partidas quedan, sin tu nombre.
erase-keep = Conservar todo
erase-now = Eliminar para siempre

no-page = Esta página no existe

# What can go wrong.
refused-bad-login = El usuario y la contraseña no coinciden. Revisa los dos e inténtalo otra vez.
refused-bad-new-login = Un usuario tiene de 1 a 64 letras, cifras o signos. Elige otro.
refused-bad-password = Una contraseña tiene al menos 8 caracteres. Tres o cuatro palabras van bien.
refused-login-taken = Alguien tiene ya este usuario. Elige otro.
refused-too-many-tries = Demasiados intentos. Espera un minuto e inténtalo otra vez.
refused-crowded = Muchas personas están iniciando sesión ahora mismo. Inténtalo de nuevo en un momento.
refused-common-password = Es una de las primeras contraseñas que se prueban. Tres o cuatro palabras juntas van bien.
refused-signed-out = Se ha cerrado tu sesión.
