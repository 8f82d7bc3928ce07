# Results of play alone, on their way to the server.

# $count: how many.
results-waiting =
    { $count ->
        [one] Un resultado se guardará en cuanto haya conexión.
       *[other] { $count } resultados se guardarán en cuanto haya conexión.
    }
# $why: a sentence.
results-refused = No se pudo guardar un resultado. { $why }
refused-bad-result = No puede ser correcto.
refused-id-used = Ya estaba guardado, con otro contenido.
refused-too-many-results = No queda sitio para más resultados.
refused-too-many-requests = Demasiado de una vez. Espera un minuto y vuelve a intentarlo.
