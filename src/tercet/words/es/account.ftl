# Who one is here, and what was played.

account-loading = Cargando tu cuenta…
account-none-title = ¿Sin cuenta?
account-none = No hace falta para jugar. Juega primero con un nombre; después, una cuenta guarda tus partidas en todos tus dispositivos.
account-guest = Sin cuenta en este dispositivo
account-of = Cuenta { $login }
account-by-passkey = Cuenta con una clave de acceso
account-devices = Tus dispositivos
login = Usuario, por ejemplo una dirección de correo
password = Contraseña
sign-in = Iniciar sesión
sign-in-how = Lo que has jugado aquí sin cuenta se añade a la tuya.
sign-up = Crear una cuenta
sign-up-how = Para quien juega en varios dispositivos. Tu nombre y tus partidas te siguen. Tres o cuatro palabras son una buena contraseña.
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar sesión en todos los dispositivos
session-of = Sesión iniciada: { $created }
session-here = Sesión iniciada: { $created }, este dispositivo
session-end = Cerrar
session-end-this = Cerrar la sesión del { $created }

# Another password, and passkeys. $created and $used: days.
password-title = Contraseña
password-old = Contraseña actual
password-new = Contraseña nueva
password-change = Cambiar la contraseña
password-changed = La contraseña ha cambiado, y se ha cerrado la sesión en tus otros dispositivos.
password-add = Añadir una contraseña
password-too = Inicias sesión con una clave de acceso. Con un usuario y una contraseña también podrás hacerlo donde no tengas tu clave.
passkeys-title = Claves de acceso
passkey-how = Tu dispositivo guarda la clave de acceso y la desbloquea con tu huella, tu cara o un PIN. No hace falta contraseña.
passkey-of = Creada el { $created }, usada por última vez el { $used }
passkey-add = Añadir una clave de acceso
passkey-remove = Quitar
passkey-remove-this = Quitar la clave de acceso creada el { $created }
passkey-sign-in = Iniciar sesión con una clave de acceso
passkey-sign-up = Crear una cuenta con una clave de acceso

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = Todavía no has terminado ninguna partida. Tus partidas aparecerán aquí.
rating =
    puntuación, ± { $doubt }, tras { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    } con otras personas
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
played-all = Mostrar todas ({ $count })
match-record = Registro
match-replay = Ver

# What is kept.
data-title = Tus datos
data-how = Tu nombre, tu usuario, desde cuándo tienes la sesión iniciada, tus claves de acceso, tus partidas y los mensajes tuyos que otros han denunciado. Nada más.
data-export = Descargar todo
erase = Eliminar mis datos
erase-sure = Tu nombre, tu usuario, tus claves de acceso y todas tus sesiones se eliminan para siempre. Tus partidas quedan, sin tu nombre.
erase-keep = Conservar todo
erase-now = Eliminar para siempre

# What can go wrong.
refused-bad-login = El usuario y la contraseña no coinciden. Revisa los dos e inténtalo otra vez.
refused-bad-new-login = Un usuario tiene de 1 a 64 caracteres. Elige otro.
refused-bad-password = Una contraseña tiene al menos 8 caracteres. Tres o cuatro palabras van bien.
refused-login-taken = Alguien tiene ya este usuario. Elige otro.
refused-common-password = Es una de las primeras contraseñas que se prueban. Tres o cuatro palabras juntas van bien.
refused-bad-old-password = La contraseña actual no es correcta. Inténtalo otra vez.
refused-bad-passkey = Esta clave de acceso no es válida aquí o ha pasado demasiado tiempo. Inténtalo otra vez.
refused-no-passkeys-here = Las claves de acceso solo funcionan con HTTPS y con un nombre de dominio.
refused-last-way-in = Esta clave de acceso es la única forma de entrar en tu cuenta. Añade antes otra clave o una contraseña.
refused-too-many-passkeys = Ya tienes 20 claves de acceso. Quita antes una.
refused-passkey-stopped = No se ha usado ninguna clave de acceso. Inténtalo otra vez o entra de otra forma.
refused-passkey-there = Este dispositivo ya tiene una clave de acceso para esta cuenta.
refused-prove-again = Iniciaste sesión hace un rato. Inicia sesión otra vez y podrás cambiarlo.
refused-no-such-session = Esta sesión ya se ha cerrado.
