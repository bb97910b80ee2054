/** One question after a finished transformation, and what becomes of what she says. */
export const reviews = {
  title: 'Cette transformation vous plaît-elle ?',
  loading: 'Chargement de votre réponse...',
  why: "Votre réponse nous aide à faire de meilleures images. Nous sommes les seuls à la lire, sauf si vous acceptez qu'elle soit publiée.",
  yes: 'Oui',
  no: 'Pas vraiment',
  text: 'Votre avis (facultatif)',
  textHint_one:
    "{{count}} caractère au plus. N'y écrivez ni votre nom de famille, ni le nom de quelqu'un d'autre.",
  textHint_other:
    "{{count}} caractères au plus. N'y écrivez ni votre nom de famille, ni le nom de quelqu'un d'autre.",
  textHint_many:
    "{{count}} caractères au plus. N'y écrivez ni votre nom de famille, ni le nom de quelqu'un d'autre.",
  publish: 'Publier mon avis sur le site',
  publishHint:
    "Il paraît avec votre prénom et le mois, une fois lu par notre équipe, qu'il soit bon ou mauvais. Vous pouvez le retirer à tout moment. Il disparaît aussi si vous supprimez cette transformation.",
  save: 'Enregistrer mon avis',
  takeBack: 'Retirer ma réponse',
  standing: {
    private: 'Merci. Votre réponse est enregistrée, pour nous seuls.',
    waiting: "Merci. Votre avis est enregistré : notre équipe le lit avant qu'il paraisse.",
    published:
      "Votre avis est accepté. La page d'accueil montre les plus récents, dès que cinquante personnes ont répondu.",
  },
  refused:
    "Votre avis est enregistré, mais ne sera pas publié. La raison : {{reason}}. Vous pouvez le modifier et l'enregistrer de nouveau.",
  trouble: "Votre réponse n'a pas été enregistrée. Réessayez.",
  failure: {
    title: "Votre réponse n'a pas pu être affichée",
    text: 'Ce que vous avez enregistré est gardé.',
  },
}
