# Le formulaire public par lequel on s'inscrit à une compétition.

form-title = S’inscrire à la compétition
form-off = On ne peut pas s’inscrire ici pour le moment. Demandez aux organisateurs.
form-after-draw = Les tours sont tirés au sort : on ne peut plus s’inscrire ici. Adressez-vous à l’accueil, qui prend aussi les retardataires.
form-optional = (facultatif)
form-name = Nom du joueur ou de la joueuse
# $name: the first name.
form-shown-as = Les listes publiques montrent le numéro et « { $name } ».
form-by-name = Les listes publiques montrent le numéro et le prénom.
form-by-number = Les listes publiques montrent seulement le numéro.
form-division = Catégorie
# $age, $last: in years.
form-up-to = jusqu’à { $age } ans
form-from-to = de { $age } à { $last } ans
form-from = { $age } ans et plus
form-address = Rue et numéro
form-postcode = Code postal
form-city = Ville
form-state = Région ou canton
form-phone = Numéro de téléphone
form-email = Adresse électronique
form-guardian = Parent ou responsable
form-guardian-about = Pour les moins de 18 ans : nom, et numéro de téléphone ou adresse électronique.
form-photo = Peut-on publier des photos de cette personne ?
form-photo-given = Oui
form-photo-refused = Non
form-unlisted = Montrer seulement le numéro, pas le prénom
form-kept = Seuls les organisateurs voient ce que vous indiquez ici, sauf ce que montrent les listes publiques. Les résultats restent, sous le seul numéro.
# $date: a day.
form-kept-until = Seuls les organisateurs voient ce que vous indiquez ici, sauf ce que montrent les listes publiques. Ces données sont conservées jusqu’au { $date }, puis effacées ; les résultats restent, sous le seul numéro. Avec votre lien personnel, vous pouvez à tout moment voir ce qui est conservé, et l’effacer avant.
form-send = S’inscrire
form-entered-before = Vous êtes déjà inscrit avec ce que vous avez envoyé d’abord. Demandez à l’accueil s’il faut changer quelque chose.
form-done = Votre numéro est le
form-done-about = Retenez-le : il figure sur toutes les listes, à chaque table et sur tous les écrans.
form-own-page = Ouvrir votre page
form-copy = Copier le lien
form-link-about = Votre page montre votre table, vos scores et ce qui est conservé sur vous. Ce lien est personnel et n’est montré que maintenant : gardez-le et ne le transmettez pas.
form-another = Inscrire une autre personne

form-held = Ce qui est conservé sur vous
form-held-show = Le montrer
form-held-file = Enregistrer dans un fichier
form-held-erase = L’effacer
form-held-sure = Votre nom et tout ce que vous avez indiqué sont effacés définitivement ; votre numéro et vos résultats restent. Les organisateurs ne pourront plus vous joindre.
form-held-nothing = Seuls votre numéro et vos résultats sont conservés.
# $date: a day.
form-held-until = Conservé jusqu’au { $date }, puis effacé.
