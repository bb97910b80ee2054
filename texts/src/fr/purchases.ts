import type { RefundReason } from '@app/domain/payment/refund-reasons.ts'

/** Why money went back, as she is told. */
const reasons = {
  nothing_to_make: 'La commande ne pouvait plus commencer.',
  failure: "Aucune image n'a pu être créée.",
  late: "Vos images n'étaient pas prêtes dans les 24 heures.",
  no_consent: "Vos accords n'étaient pas tous enregistrés : rien n'a été commencé.",
  withdrawal: 'Vous avez renoncé au contrat.',
  operator: 'Remboursement fait par notre équipe.',
  provider: 'Remboursement fait par notre prestataire de paiement.',
} satisfies Record<RefundReason, string>

/** One purchase, on a page of its own (product rule 16). */
export const purchases = {
  failure: {
    title: 'Erreur achats',
    text: "Vos achats n'ont pas pu être affichés. Ils restent enregistrés.",
  },
  back: 'Mes Achats',
  missingTitle: 'Achat introuvable',
  missingText: "Cet achat n'existe pas, ou n'est pas à vous.",
  facts: 'Votre commande',
  paidAt: 'Payé le',
  transformation: 'Transformation',
  total: 'Total TTC',
  vat: 'Le détail de la TVA est sur votre reçu.',
  refunded: 'Remboursé',
  receipts: 'Vos documents',
  receipt: 'Reçu {{number}}',
  credit_note: 'Avoir {{number}}',
  download: 'Télécharger le PDF',
  downloadNamed: 'Télécharger le PDF : {{document}}',
  noReceipt: "Votre reçu n'est pas encore établi.",
  refunds: 'Remboursements',
  refundStates: {
    asked: 'Transmis à notre prestataire de paiement, puis sur votre carte sous 5 à 10 jours.',
    sent: 'Sur votre carte sous 5 à 10 jours.',
    failed: "Votre banque n'a pas pu le recevoir. Nous vous écrivons pour vous rembourser autrement.",
    paid_otherwise: 'Remboursé autrement que sur votre carte.',
  },
  reasons,
  consents: 'Vos accords',
  consentAt: 'Donnés le {{date}}, avec nos <terms>conditions générales de vente</terms> (version {{terms}}).',
  startPackage: 'Vous avez accepté que la création commence tout de suite.',
  losesPackage: 'Vous avez reconnu perdre votre droit de rétractation une fois les images livrées.',
  photosTo: 'Vous avez accepté que les photos de cette transformation soient envoyées à {{service}}.',
  startCredits: 'Vous avez accepté que vos crédits soient utilisables tout de suite.',
  losesCredits: 'Vous avez reconnu perdre votre droit de rétractation pour les crédits utilisés.',
  startCourse: "Vous avez accepté que la formation s'ouvre tout de suite.",
  losesCourse:
    'Vous avez reconnu perdre votre droit de rétractation dès la première leçon ou le premier quiz ouvert.',
  course: 'Formation',
  noConsent: "Vos accords n'ont pas été enregistrés pour cette commande.",
  withdrawal: 'Droit de rétractation',
  until:
    "Vous pouvez renoncer à ce contrat jusqu'au {{date}}. {{euros, currency(EUR)}} vous seront remboursés.",
  withdraw: 'Renoncer au contrat ici',
  withdrawn: 'Vous avez renoncé à ce contrat le {{date}}.',
}
