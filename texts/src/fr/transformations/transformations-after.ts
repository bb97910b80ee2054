/** What she does with a transformation once it is finished (product rules 19 and 22). */
const photos = {
  title: 'Vos photos sources',
  keptUntil: "Elles sont gardées jusqu'au {{date}}, puis effacées.",
  forget: 'Effacer mes photos maintenant',
  question: 'Effacer vos photos sources ?',
  goes_one:
    'Votre photo et sa vignette sont effacées tout de suite, définitivement. La comparaison avant et après disparaît avec elle.',
  goes_other:
    'Vos {{count}} photos et leurs vignettes sont effacées tout de suite, définitivement. La comparaison avant et après disparaît avec elles.',
  goes_many:
    'Vos {{count}} photos et leurs vignettes sont effacées tout de suite, définitivement. La comparaison avant et après disparaît avec elles.',
  stays:
    'Vos images restent dans votre espace. Si vous avez repris ces photos pour un autre style, leurs copies restent aussi : effacez-les dans le brouillon ou la transformation qui les contient.',
  confirm: 'Effacer mes photos',
  forgottenOn: 'Photos sources effacées le {{date}}.',
  forgotten: 'Photos sources effacées.',
  trouble: "Vos photos n'ont pas été effacées. Réessayez.",
  open: "Voir l'image {{number}}",
  noBefore: "Votre photo d'avant a été effacée : il ne reste que l'image.",
}

const favourites = {
  keep: 'Garder parmi mes préférées : image {{number}}',
  keepShown: "Garder l'image comparée parmi mes préférées : image {{number}}",
  filter: 'Mes préférées ({{total}})',
  shown_one: '{{count}} image affichée',
  shown_other: '{{count}} images affichées',
  shown_many: '{{count}} images affichées',
  troubleTitle: 'Préférée non enregistrée',
  trouble: "Votre choix n'a pas été enregistré. Réessayez.",
}

const images = {
  delete: "Supprimer l'image {{number}}",
  question: "Supprimer l'image {{number}} ?",
  effect: 'Cette image est effacée tout de suite, définitivement. Les autres restent.',
  confirm: "Supprimer l'image",
  trouble: "L'image n'a pas été supprimée. Réessayez.",
  lastEffect: 'Cette image est effacée tout de suite, définitivement.',
  none: 'Vous avez supprimé toutes les images de cette transformation.',
}

const deletion = {
  title: 'Supprimer cette transformation',
  text: 'Ses images et les photos sources encore gardées.',
  action: 'Supprimer la transformation',
  question: 'Supprimer « {{name}} » ?',
  effect:
    "Ses images et les photos sources encore gardées sont effacées tout de suite, définitivement : téléchargez d'abord ce que vous voulez garder.",
  confirm: 'Supprimer la transformation',
  purchaseStays: 'Votre achat reste dans votre parcours.',
  doneTitle: 'Transformation supprimée',
  doneText: 'Les images et les photos de « {{name}} » sont effacées.',
  trouble: "La transformation n'a pas été supprimée. Réessayez.",
}

const reuse = {
  title: 'Nouveau style avec les mêmes photos',
  few_one:
    "Votre photo vous attend déjà : ajoutez-en d'autres, quinze en tout, et choisissez un autre style.",
  few_other:
    "Vos {{count}} photos vous attendent déjà : ajoutez-en d'autres, quinze en tout, et choisissez un autre style.",
  few_many:
    "Vos {{count}} photos vous attendent déjà : ajoutez-en d'autres, quinze en tout, et choisissez un autre style.",
  text_one: "Votre photo vous attend déjà : ajoutez-en d'autres et choisissez un autre style.",
  text_other: 'Vos {{count}} photos vous attendent déjà : il ne reste que le style à choisir.',
  text_many: 'Vos {{count}} photos vous attendent déjà : il ne reste que le style à choisir.',
  gone: "Ce n'est plus possible ici : vos photos sources ont été effacées. Pour une nouvelle transformation, ajoutez quinze nouvelles photos.",
  action: 'Essayer un autre style',
  question: 'Remplacer les photos de votre brouillon ?',
  effect:
    'Votre brouillon contient déjà des photos. Elles seront effacées et remplacées par celles-ci ; son nom, son style et son package restent.',
  confirm: 'Remplacer les photos',
  trouble: "Vos photos n'ont pas été reprises. Réessayez.",
}

/** « À montrer à votre coiffeuse »: the words for depths and reflects are those of the tone chart (articles). */
const salon = {
  title: 'À montrer à votre coiffeuse',
  lead: "L'image, le style et la nuance, dans les mots de son métier, sur une seule page.",
  choose: 'Image à montrer',
  option: 'Image {{number}}',
  optionKept: 'Image {{number}}, préférée',
  print: 'Imprimer la fiche',
  depth: 'Hauteur de ton :',
  reflect: 'Reflet :',
  reflects: {
    one: '{{first}}',
    twice: '{{first}} intense',
    soft: 'à peine {{first}}',
    two: "{{first}} d'abord, {{second}} ensuite, plus discret",
    own: 'selon le nuancier du fabricant',
  },
  notice:
    "Nuance indicative : chaque fabricant a son propre nuancier. L'image est une projection créée par IA ; votre coiffeuse tiendra compte de votre matière, de votre implantation et de vos colorations passées.",
}

export const after = {
  title: 'Et ensuite',
  cancel: 'Annuler',
  photos,
  favourites,
  images,
  deletion,
  reuse,
  salon,
}
