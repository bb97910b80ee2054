/** In « Mon profil beauté »: how one becomes a professional. */
export const proRequests = {
  title: 'Compte professionnel',
  intro:
    'Vous coiffez ? Un compte professionnel comprend un test gratuit de 5 images. Nous vérifions chaque salon.',
  open: 'Demander un compte professionnel',
  again: 'Refaire ma demande',
  salonName: 'Nom du salon',
  siret: 'SIRET',
  siretHint: '14 chiffres, comme sur vos factures',
  send: 'Envoyer ma demande',
  sending: 'Envoi en cours...',
  sentTitle: 'Demande envoyée',
  sentText: 'Nous vérifions votre salon, puis nous vous écrivons.',
  pending: 'Demande envoyée le {{date}} pour {{salon}}. Nous vérifions votre salon, puis nous vous écrivons.',
  refused:
    "Votre demande du {{date}} pour {{salon}} n'a pas pu être acceptée. Vous pouvez la corriger et la renvoyer.",
  accepted: 'Votre compte est professionnel, pour {{salon}} (SIRET {{siret}}).',
  isPro: 'Votre compte est professionnel.',
  unknown: "L'état de votre demande n'a pas pu être affiché.",
  errorTitle: "Votre demande n'est pas partie",
  errorText: 'Nous rencontrons une difficulté temporaire. Réessayez.',
}
