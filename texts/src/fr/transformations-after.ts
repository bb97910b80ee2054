/** What she does with a transformation once it is finished (decisions 19 and 22). */
const photos = {
  title: 'Vos photos sources',
  keptUntil: "Elles sont gardées jusqu'au {{date}}, puis effacées.",
  forget: 'Effacer mes photos maintenant',
  question: 'Effacer vos photos sources ?',
  goes_one:
    "Votre photo et sa vignette sont effacées tout de suite, et la comparaison avant et après s'en va avec elle. Elle ne pourra pas revenir.",
  goes_other:
    "Vos {{count}} photos et leurs vignettes sont effacées tout de suite, et la comparaison avant et après s'en va avec elles. Elles ne pourront pas revenir.",
  goes_many:
    "Vos {{count}} photos et leurs vignettes sont effacées tout de suite, et la comparaison avant et après s'en va avec elles. Elles ne pourront pas revenir.",
  stays: 'Vos images restent dans votre espace.',
  confirm: 'Effacer mes photos',
  forgottenOn: 'Photos sources effacées le {{date}}.',
  forgotten: 'Photos sources effacées.',
  trouble: "Vos photos n'ont pas été effacées. Réessayez.",
  open: "Voir l'image {{number}}",
  noBefore: "Votre photo d'avant a été effacée : il ne reste que l'image.",
}

const favourites = {
  keep: 'Garder parmi mes préférées : image {{number}}',
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
  effect: 'Cette image est effacée tout de suite et ne pourra pas revenir. Les autres restent.',
  confirm: "Supprimer l'image",
  trouble: "L'image n'a pas été supprimée. Réessayez.",
  lastEffect: 'Cette image est effacée tout de suite et ne pourra pas revenir.',
  none: 'Vous avez supprimé toutes les images de cette transformation.',
}

const deletion = {
  title: 'Supprimer cette transformation',
  text: 'Son nom, ses images et les photos sources encore gardées.',
  action: 'Supprimer la transformation',
  question: 'Supprimer « {{name}} » ?',
  effect:
    "Ses images et les photos sources encore gardées sont effacées tout de suite et ne pourront pas revenir : téléchargez d'abord ce que vous voulez garder.",
  confirm: 'Supprimer la transformation',
  purchaseStays: 'Votre achat reste dans votre parcours.',
  doneTitle: 'Transformation supprimée',
  doneText: 'Les images et les photos de « {{name}} » sont effacées.',
  trouble: "La transformation n'a pas été supprimée. Réessayez.",
}

export const after = { title: 'Et ensuite', cancel: 'Annuler', photos, favourites, images, deletion }
