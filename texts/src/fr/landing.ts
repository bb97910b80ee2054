import type { PAIRS } from '@app/domain/site/pairs.ts'

type Portrait = (typeof PAIRS)[number]['portrait']

/** The women of the before/after pairs, as they are before. */
const women = {
  portrait68: 'jeune femme aux longs cheveux bruns',
  portrait90: 'jeune femme aux cheveux noirs, raides, sous les épaules',
  portrait32: 'femme à la peau noire, cheveux noirs mi-longs',
  portrait38: 'femme aux cheveux blonds et ondulés',
  portrait18: 'femme de soixante ans, cheveux poivre et sel',
  portrait72: 'femme à la peau mate, longs cheveux noirs',
  portrait40: 'jeune femme à la peau mate, longs cheveux châtains',
} satisfies Record<`portrait${Portrait}`, string>

/** The home page. One word of a heading may stand in italics, between <em>. */
export const landing = {
  skip: 'Aller au contenu',
  lacking: "Cette page n'a pas pu être chargée en entier : certains boutons ne répondront pas. Rechargez-la.",
  haveAccount: "J'ai déjà un compte",
  signIn: 'Me connecter',
  dashboard: 'Tableau de bord',
  home: 'Accueil',
  heroTitle: 'Révélez la <em>déesse</em> qui sommeille en vous',
  heroLead:
    'Quinze photos de vous, une envie de coiffure : notre intelligence artificielle vous montre le résultat sur votre visage, avant le premier coup de ciseaux.',
  heroNote:
    'Première transformation offerte, sans engagement et sans carte bancaire : une image, dès que votre adresse e-mail est confirmée.',
  pairs: {
    title: 'Avant, après : <em>jugez</em> sur pièces',
    text: 'Le même visage, la même lumière, les mêmes vêtements : seuls les cheveux changent. Faites glisser le curseur.',
    source: 'Portraits générés, résultats de notre moteur.',
    /** Where other engines make her images. */
    otherEngine: 'Vos images peuvent être créées par un autre moteur, au rendu différent.',
    before: 'Avant : {{woman}}, portrait généré',
    after: 'Après : {{style}}, {{tone}}, sur le même portrait ({{woman}})',
    compare: "Comparer l'avant et l'après : {{style}}, {{woman}}",
    women,
  },
  prices: {
    title: 'Des prix <em>clairs</em>, sans abonnement',
    text: 'Vous payez une fois, par carte. Prix toutes taxes comprises.',
    free: 'Première transformation',
    freeText: 'Offerte une fois, sans carte bancaire, dès que votre adresse e-mail est confirmée.',
    region: 'Nos prix',
  },
  stepsTitle: 'Trois gestes, et vous vous <em>voyez</em> autrement',
  steps: {
    share: {
      title: 'Partagez votre vision',
      text: 'Ajoutez 15 photos de vous et choisissez le style qui vous attire. Nous vous disons tout de suite si une photo ne convient pas.',
    },
    create: {
      title: "L'IA crée vos transformations",
      text: "Elle étudie votre visage et vos cheveux, puis vous coiffe. Vous suivez l'avancement, image après image.",
    },
    choose: {
      title: 'Choisissez votre nouveau look',
      text: 'Comparez, gardez vos préférées et montrez-les à votre coiffeuse, avec une nuance à titre indicatif.',
    },
  },
  stylesTitleAll: 'Seize coiffures, du pixie argenté aux tresses <em>perlées</em>',
  stylesTitle_one: 'Une coiffure à essayer',
  stylesTitle_other: '{{count}} coiffures à <em>essayer</em>',
  stylesTitle_many: '{{count}} coiffures à <em>essayer</em>',
  stylesHair: 'Pour cheveux lisses, ondulés, bouclés et crépus.',
  stylesText: 'Ces têtes sont des dessins ; vos images seront créées à partir de vos photos.',
  stylesRegion: 'Les coiffures, en images',
  proTitle: 'Vous coiffez ? <em>Montrez</em> avant de couper',
  proText: 'Un compte professionnel comprend cinq images offertes, pour essayer.',
  proMore:
    "Une cliente hésite ? Asseyez-vous près d'elle, choisissez ensemble une nuance et montrez-lui le résultat sur son visage, avec son accord écrit, avant de préparer la couleur.",
  proButton: 'Créer mon compte',
  proofTitle: 'Une promesse que nous pouvons tenir',
  proofText: 'Des engagements écrits noir sur blanc, que chacune peut vérifier.',
  proofButton: 'Révéler ma beauté maintenant',
  promises: {
    delay: {
      figure: '24 h',
      text: 'Vos images arrivent en général {{usualWait}}. Au-delà de 24 h, ce que vous avez payé vous est rendu automatiquement.',
    },
    free: {
      figure: '0 €',
      text: 'Votre première transformation est offerte : une image, dès que votre adresse e-mail est confirmée. Aucune carte bancaire demandée.',
    },
    photos: {
      figure: '30 j',
      text: "Vos photos sources sont effacées 30 jours après la livraison, ou d'un geste, quand vous le voulez.",
    },
  },
  claims: {
    women: 'Plus de {{figure}} femmes se sont déjà vues autrement. {{evidence}}, {{date}}.',
    delivered: 'transformations livrées au {{date}}.',
    satisfaction: 'de clientes satisfaites ({{answers}} réponses, du {{from}} au {{to}}).',
  },
  reviewsTitleProven: 'Vos transformations',
  reviewVerified: 'Avis vérifié : cliente ayant reçu une transformation',
  reviewBy: '{{firstName}}, {{month}}',
  reviewsTitle: 'Une nouvelle maison, déjà à votre écoute',
  reviewsText: 'Les premiers avis vérifiés apparaîtront ici.',
  reviewsRule:
    "Nous ne publions que des avis de clientes ayant reçu une transformation, avec leur accord, les bons comme les mauvais. Nous n'en inventons aucun.",
  soonBadge: 'À venir',
  soon: 'Bientôt : tenues et décors extérieurs.',
  training: 'Des formations pour les professionnelles de la coiffure.',
  faqTitle: 'Vos questions',
  faq: {
    delay: {
      question: 'Combien de temps faut-il ?',
      answer:
        'Vos images arrivent en général {{usualWait}}, en 24 h au plus. Au-delà, ce que vous avez payé vous est rendu.',
    },
    fifteen: {
      question: 'Pourquoi 15 photos ?',
      answer:
        'Pour vous montrer sous plusieurs angles. Plus vos photos sont nettes et variées, plus vos images sont réussies.{{oneIsEnough}}',
    },
    which: {
      question: 'Quelles photos choisir ?',
      answer:
        'Des photos nettes, prises de jour, où vous êtes seule, cheveux visibles et sans lunettes de soleil. Variez les angles et les tenues.',
    },
    salon: {
      question: 'Le résultat sera-t-il identique en salon ?',
      answer:
        "Non, c'est une projection. Votre coiffeuse tiendra compte de votre matière, de votre implantation et de vos colorations passées.",
    },
    photos: {
      question: 'Que deviennent mes photos ?',
      answer:
        "Elles servent à vos transformations et à rien d'autre, puis sont effacées 30 jours après la livraison, ou dès que vous le demandez.{{photosAnswer}}",
    },
    dislike: {
      question: "Et si je n'aime pas ?",
      answer:
        "Une image défectueuse est refaite gratuitement dans les 7 jours, trois fois au plus par transformation. Si aucune image ne peut être créée, vous êtes remboursée d'office.",
    },
    clients: {
      question: "Je suis coiffeuse : puis-je l'utiliser avec mes clientes ?",
      answer: 'Oui, avec leur accord écrit. Votre compte professionnel comprend un test de 5 images.',
    },
    payment: {
      question: 'Puis-je payer en plusieurs fois, ou me faire rembourser ?',
      answer:
        "Le paiement se fait en une fois, par carte. Vous pouvez renoncer à votre achat dans les 14 jours, tant que vos images ne sont pas toutes livrées : avant la première, tout vous est remboursé ; ensuite, la part de celles qui restent à faire. Les crédits que vous n'avez pas dépensés vous sont remboursés aussi.",
    },
  },
  /** `oneIsEnough`, where the first transformation is free. */
  faqOneIsEnough: 'Pour votre première image offerte, une seule suffit.',
  supportTitle: 'Une autre question ?',
  support: 'Écrivez-nous à {{email}}. Réponse sous {{delay}}.',
  footerLine: 'Maison familiale, dédiée à la beauté des cheveux.',
  community: 'Communauté',
  information: 'Informations',
  legalNotice: 'Mentions légales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions générales de vente',
  accessibility: 'Accessibilité : {{state}}',
  contact: 'Nous écrire par e-mail',
  chat: 'Discuter avec nous',
  notFoundTitle: 'Page non trouvée',
  notFoundText: "Cette page n'existe pas ou a été déplacée.",
  notFoundLink: "Retour à l'accueil",
  confirmedTitle: 'Votre adresse est confirmée',
  confirmedText: 'Merci. Votre espace beauté vous attend.',
  confirmedFreeText: 'Merci. Votre première image offerte vous attend.',
  expiredTitle: "Ce lien n'est plus valable",
  expiredText:
    "Il a déjà servi, ou il a plus de 24 h. Rien n'est perdu : demandez-en un nouveau depuis votre tableau de bord.",
  goOn: 'Continuer ma transformation',
  goToDashboard: 'Ouvrir mon tableau de bord',
}
