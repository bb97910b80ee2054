/** What is said under the balance on the page where credits are bought (product rule 17). */
const page = {
  title: 'Acheter des crédits',
  back: 'Tableau de bord',
  backToTransformation: 'Retour à la transformation',
  what: "1 crédit = 1 image. Un crédit ajoute une image à une transformation terminée, avec les mêmes photos et le même style, tant que ses photos sources sont gardées. Les images s'ajoutent cinq par cinq.",
  balance: 'Votre solde',
  choose: 'Choisissez un pack',
  pack_one: '{{count}} crédit',
  pack_other: '{{count}} crédits',
  pack_many: '{{count}} crédits',
  rounds_one: 'de quoi créer une série de 5 images',
  rounds_other: 'de quoi créer {{count}} séries de 5 images',
  rounds_many: 'de quoi créer {{count}} séries de 5 images',
  perCredit: '{{price}} par image',
  pay: 'Votre paiement',
  order: 'Votre commande',
  delivery: 'Ajoutés à votre solde dès que le paiement est confirmé.',
  loading: 'Chargement des packs...',
  successTitle_one: '{{count}} crédit ajouté',
  successTitle_other: '{{count}} crédits ajoutés',
  successTitle_many: '{{count}} crédits ajoutés',
  successText: 'Nouveau solde : {{balance}}. Votre reçu vous est envoyé par e-mail.',
  again: 'Acheter un autre pack',
  lookingUp: 'Nous cherchons votre paiement...',
}

/** « Encore 5 images » of a finished transformation. */
const more = {
  title: 'Encore {{count}} images',
  text: 'Avec les mêmes photos, dans le même style. Vous gardez vos images actuelles.',
  cost: '{{cost}} crédits, vous en avez {{balance}}.',
  action: 'Encore {{count}} images',
  question: 'Créer {{count}} images pour {{cost}} crédits ?',
  after_one:
    'Il vous restera {{count}} crédit. Si une image ne peut pas être réussie, son crédit vous est rendu.',
  after_other:
    'Il vous restera {{count}} crédits. Si une image ne peut pas être réussie, son crédit vous est rendu.',
  after_many:
    'Il vous restera {{count}} crédits. Si une image ne peut pas être réussie, son crédit vous est rendu.',
  confirm: 'Créer les {{count}} images',
  short: 'Il vous faut {{needed}} crédits, vous en avez {{available}}.',
  buy: 'Acheter des crédits',
  gone: "Ce n'est plus possible ici : vos photos sources ont été effacées. Pour de nouvelles images, créez une nouvelle transformation.",
  fewPhotos_one:
    "Pour d'autres images, il faut quinze photos : il en manque {{count}}. Reprenez les vôtres plus bas, dans une nouvelle transformation, et complétez-les.",
  fewPhotos_other:
    "Pour d'autres images, il faut quinze photos : il en manque {{count}}. Reprenez les vôtres plus bas, dans une nouvelle transformation, et complétez-les.",
  fewPhotos_many:
    "Pour d'autres images, il faut quinze photos : il en manque {{count}}. Reprenez les vôtres plus bas, dans une nouvelle transformation, et complétez-les.",
  exhausted:
    "Nous ne pouvons pas en réussir d'autres dans ce style à partir de vos photos. Elles peuvent resservir pour un autre style, dans une nouvelle transformation.",
  lost: "Ce n'est plus possible ici : le service d'images n'a plus ce qu'il avait appris de votre visage. Pour de nouvelles images, créez une nouvelle transformation, avec les mêmes photos si vous le souhaitez.",
  trouble: "Rien n'a été commencé et aucun crédit n'a été pris. Réessayez.",
}

/** A defective image is made again for nothing. */
const redo = {
  action: 'Cette image a un défaut ? La refaire gratuitement',
  left_one: "Encore {{count}} fois, jusqu'au {{date}}.",
  left_other: "Encore {{count}} fois, jusqu'au {{date}}.",
  left_many: "Encore {{count}} fois, jusqu'au {{date}}.",
  rest_one: "Il vous reste {{count}} reprise gratuite pour cette transformation, jusqu'au {{date}}.",
  rest_other: "Il vous reste {{count}} reprises gratuites pour cette transformation, jusqu'au {{date}}.",
  rest_many: "Il vous reste {{count}} reprises gratuites pour cette transformation, jusqu'au {{date}}.",
  question: "Refaire l'image {{number}} gratuitement ?",
  effect:
    'Une nouvelle image est créée avec les mêmes photos et le même style. Vous gardez celle-ci tant que vous ne la supprimez pas.',
  effectOfOne:
    "Nous essayons de nouveau avec la même photo et le même style ; si le résultat n'est pas meilleur, nous vous écrivons. Cette image reste tant que vous ne la supprimez pas.",
  confirm: "Refaire l'image",
  trouble: "La reprise n'a pas été lancée et n'est pas comptée. Réessayez.",
}

/** It could not be fetched: what happened, then what is safe. */
const failure = {
  title: 'Erreur crédits',
  text: "Les packs de crédits n'ont pas pu être affichés. Votre solde n'a pas changé.",
}

/** What came and went, and why. */
const history = {
  title: 'Historique de vos crédits',
  none: "Vous n'avez encore ni reçu ni dépensé de crédit.",
  house: 'Par nos soins : {{words}}',
  reasons: {
    purchase: 'Pack acheté',
    refund: 'Pack remboursé',
    images: 'Images créées',
    shortfall: 'Crédits rendus : images manquantes',
    failure: 'Crédits rendus : création non aboutie',
    house: 'Par nos soins',
  },
}

export const credits = { failure, page, more, redo, history }
