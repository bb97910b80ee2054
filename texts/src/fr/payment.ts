import type { CardGap } from '@app/domain/payment/card-rules.ts'
import type { OrderKind } from '@app/domain/payment/order-states.ts'

type ConsentWords = { legend: string; legendPhotos: string; photos: Record<string, string> } & Record<
  OrderKind,
  { startNow: string; losesWithdrawal: string }
>

/** What is wrong in the card form, said beside the field. */
const cardGaps = {
  number: 'Numéro de carte incomplet ou incorrect',
  expiry: "Date d'expiration incomplète, par exemple 12 / 28",
  expired: 'Cette carte a expiré',
  cvc: 'Code de sécurité incomplet : 3 ou 4 chiffres au dos de la carte',
} satisfies Record<CardGap, string>

const card = {
  title: 'Votre carte',
  number: 'Numéro de carte',
  expiry: 'Expiration',
  expiryExample: 'MM / AA',
  cvc: 'Code de sécurité',
  cvcExample: 'CVC',
  gaps: cardGaps,
  testMode: 'Mode test',
  testLine: "Aucun argent n'est prélevé. N'entrez pas de vraie carte.",
  testNumbers: 'Les numéros de test',
  testSucceeds: 'le paiement réussit',
  testDeclined: 'la carte est refusée',
  testFunds: 'les fonds manquent',
  testConfirm: 'une confirmation est demandée',
  testRest: "Date d'expiration à venir et code au choix.",
  missing: 'Élément de carte non trouvé',
}

const challenge = {
  title: 'Confirmez votre paiement',
  text: "Votre banque vous demande de confirmer ce paiement de {{amount}}. Ceci est une simulation : en mode test, aucune banque n'est contactée.",
  accept: 'Confirmer le paiement',
  refuse: 'Refuser',
}

const recap = {
  title: 'Votre commande',
  change: 'Modifier',
  name: 'Nom',
  style: 'Style',
  package: 'Package',
  total: 'Total TTC',
}

const errors = {
  message: 'Erreur de paiement: {{message}}',
  init: "Erreur lors de l'initialisation du paiement",
  initNetwork: "Erreur réseau lors de l'initialisation du paiement",
  notReady: 'Paiement non initialisé.',
  creation: 'Erreur création session',
  freeTest: 'Erreur lors du test gratuit',
  unknown: 'Erreur inconnue',
  form: "Le formulaire de carte n'a pas pu être chargé. Vérifiez votre connexion internet et réessayez.",
  refused:
    "Votre banque n'a pas confirmé ce paiement. Rien n'a été débité. Réessayez ou prenez une autre carte.",
  network: 'Connexion interrompue. Vérifiez votre connexion internet et réessayez.',
  canceled: "Ce paiement a été annulé. Votre carte n'a pas été débitée.",
  refunded: 'Ce paiement vous a été remboursé.',
}

/** The sentence of step 4, parted at its « et »: two consents are two boxes. */
const consents = {
  legend: 'Vos deux accords',
  /** Where her photos would be sent to somebody. */
  legendPhotos: 'Vos trois accords',
  photos: {
    label:
      "J'accepte que les photos de cette transformation soient envoyées à {{name}} ({{company}}) pour créer mes images.",
    sent: "Rien d'autre n'est envoyé : ni votre nom, ni votre adresse e-mail.",
    more: 'Le détail est dans notre <privacy>politique de confidentialité</privacy>.',
    reason: "Acceptez l'envoi de vos photos pour pouvoir continuer.",
  },
  package: {
    startNow: "J'accepte que la création commence tout de suite.",
    losesWithdrawal: 'Je reconnais perdre mon droit de rétractation une fois les images livrées.',
  },
  credits: {
    startNow: "J'accepte de recevoir mes crédits tout de suite, prêts à être utilisés.",
    losesWithdrawal:
      'Je reconnais perdre mon droit de rétractation pour les crédits dépensés : ils ne sont pas remboursés.',
  },
  course: {
    startNow: "J'accepte que la formation s'ouvre tout de suite.",
    losesWithdrawal: "Je reconnais perdre mon droit de rétractation dès que j'ouvre une leçon ou un quiz.",
  },
} satisfies ConsentWords

const waitingLong = {
  package:
    "La confirmation tarde. Rien ne sera payé deux fois : dès qu'elle arrive, votre transformation commence d'elle-même.",
  credits:
    "La confirmation tarde. Rien ne sera payé deux fois : dès qu'elle arrive, vos crédits s'ajoutent d'eux-mêmes.",
  course:
    "La confirmation tarde. Rien ne sera payé deux fois : dès qu'elle arrive, la formation s'ouvre d'elle-même.",
} satisfies Record<OrderKind, string>

export const payment = {
  recap,
  consents,
  otherPrice:
    "Le prix a changé : {{amount}} maintenant. Rien n'a été débité. Regardez le nouveau prix, puis cochez de nouveau.",
  delivery: 'Livraison : en général {{usualWait}}, 24 h au plus',
  terms: 'En payant, vous acceptez nos <terms>conditions générales de vente</terms>.',
  secure: 'Paiement sécurisé par {{provider}}. Nous ne voyons jamais votre carte.',
  secureTest: 'Cartes de test : le formulaire se comporte comme un vrai, sans argent.',
  pay: 'Payer {{amount}} (commande avec obligation de paiement)',
  paying: 'Traitement du paiement...',
  preparing: 'Préparation du paiement...',
  reasonConsents: 'Cochez les deux cases pour pouvoir payer.',
  reasonConsentsPhotos: 'Cochez les trois cases pour pouvoir payer.',
  reasonPreparing: 'Le paiement se prépare, encore un instant.',
  reasonFailed: "Le paiement n'a pas pu être préparé.",
  retry: 'Réessayer',
  waiting: 'Nous attendons la confirmation de votre paiement...',
  waitingLong,
  checkAgain: 'Vérifier à nouveau',
  leave: 'Aller au tableau de bord',
  method: 'Comment voulez-vous continuer ?',
  methodCard: 'Carte bancaire',
  methodCardLine: '{{amount}} pour {{package}}',
  methodFree: 'Test gratuit',
  methodFreeLine_one: '{{count}} image offerte, réservée aux comptes pro',
  methodFreeLine_other: '{{count}} images offertes, réservées aux comptes pro',
  methodFreeLine_many: '{{count}} images offertes, réservées aux comptes pro',
  startFree: 'Lancer mon test gratuit',
  card,
  challenge,
  errors,
  success: 'Paiement réussi !',
  successFree: 'Test lancé avec succès',
  successFirst: 'Transformation lancée avec succès',
  underWay: 'Votre transformation est en cours...',
}
