# Who one is here, and what was played.

to-account = Tus partidas, y una cuenta para varios dispositivos
account-title = Tu cuenta
account-loading = Buscando quién eres.
account-none-title = ¿Sin cuenta?
account-none = No hace falta para jugar. Juega primero con un nombre; después, una cuenta guarda tus partidas en todos tus dispositivos.
account-guest = Invitado en este dispositivo
account-of = Cuenta { $login }
account-here = Este dispositivo
login = Usuario, por ejemplo una dirección de correo
password = Contraseña
sign-in = Entrar
sign-in-how = Lo que has jugado aquí como invitado pasa a tu cuenta.
sign-up = Crear una cuenta
sign-up-how = Para quien juega en varios dispositivos. Tu nombre y tus partidas te siguen. Tres o cuatro palabras son una buena contraseña.
sign-out = Salir

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = Todavía no has terminado ninguna partida. Estarán aquí.
played-title = Últimas partidas
rating =
    de nivel, con un margen de { $doubt }, tras { $matches ->
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
    n.º { $rank } de { $players }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
match-alone =
    en solitario, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
match-record = Acta

# What is kept.
data-title = Tus datos
data-how = Tu nombre, tu usuario, tus partidas, y lo que otros han denunciado de lo que escribiste. Nada más.
data-export = Descargar todo
erase = Borrarme
erase-sure = Tu nombre, tu usuario y todas tus sesiones desaparecen para siempre. Las partidas quedan, jugadas por alguien sin nombre.
erase-keep = Conservar todo
erase-now = Borrar para siempre

no-page = Esta página no existe

# What can go wrong.
refused-bad-login = El usuario y la contraseña no coinciden. Revisa los dos e inténtalo otra vez.
refused-bad-new-login = Un usuario tiene de 1 a 64 letras, cifras o signos. Elige otro.
refused-bad-password = Una contraseña tiene al menos 8 caracteres. Tres o cuatro palabras van bien.
refused-login-taken = Alguien tiene ya este usuario. Elige otro.
refused-too-many-tries = Demasiados intentos. Espera un minuto e inténtalo otra vez.
