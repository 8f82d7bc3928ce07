# El formulario público para inscribirse en una competición.

form-title = Inscribirse en la competición
form-off = Ahora no es posible inscribirse aquí. Pregunta a la organización.
form-after-draw = Las rondas ya están sorteadas: aquí ya no es posible inscribirse. Pregunta en la secretaría, que también apunta a quien llega tarde.
form-optional = (opcional)
form-name = Nombre de quien juega
# $name: the first name.
form-shown-as = Las listas públicas muestran el número y «{ $name }».
form-by-name = Las listas públicas muestran el número y el nombre de pila.
form-by-number = Las listas públicas muestran solo el número.
form-division = Categoría
# $age, $last: in years.
form-up-to = hasta { $age } años
form-from-to = de { $age } a { $last } años
form-from = { $age } años o más
form-address = Calle y número
form-postcode = Código postal
form-city = Localidad
form-state = Provincia o región
form-phone = Número de teléfono
form-email = Correo electrónico
form-guardian = Padre, madre o tutor
form-guardian-about = Para menores de 18 años: nombre, y número de teléfono o correo electrónico.
form-photo = ¿Se pueden publicar fotos de esta persona?
form-photo-given = Sí
form-photo-refused = No
form-unlisted = Mostrar solo el número, no el nombre
form-kept = Solo la organización ve lo que escribes aquí, salvo lo que muestran las listas públicas. Los resultados quedan, solo bajo el número.
# $date: a day.
form-kept-until = Solo la organización ve lo que escribes aquí, salvo lo que muestran las listas públicas. Se guarda hasta el { $date } y después se borra; los resultados quedan, solo bajo el número. Con tu enlace personal puedes ver en cualquier momento lo que se guarda, y borrarlo antes.
form-send = Inscribirse
form-entered-before = Ya hay una inscripción con lo que enviaste primero. Pregunta en la secretaría si hay que cambiar algo.
form-done = Tu número es el
form-done-about = Recuérdalo: está en todas las listas, en cada mesa y en todas las pantallas.
form-own-page = Abrir tu página
form-copy = Copiar el enlace
form-link-about = Tu página muestra tu mesa, tus puntos y lo que se guarda sobre ti. Este enlace es personal y solo se muestra ahora: guárdalo y no lo pases a nadie.
form-another = Inscribir a otra persona

form-held = Lo que se guarda sobre ti
form-held-show = Mostrarlo
form-held-file = Guardar en un archivo
form-held-erase = Borrarlo
form-held-sure = Tu nombre y todo lo que has indicado se borran para siempre; tu número y tus resultados quedan. La organización ya no podrá localizarte.
form-held-nothing = Solo se guardan tu número y tus resultados.
# $date: a day.
form-held-until = Se guarda hasta el { $date } y después se borra.
