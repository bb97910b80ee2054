import type { Texts } from '../texts.ts'

const reasons = {
  nothing_to_make: 'The creation could no longer begin.',
  failure: 'Not one image could be made.',
  late: 'Your images were not ready within 24 hours.',
  no_consent: 'Your consents were not all recorded: nothing was begun.',
  withdrawal: 'You withdrew from the contract.',
  operator: 'Refunded by our team.',
  provider: 'Refunded by our payment provider.',
}

export const purchases = {
  failure: {
    title: 'Purchases unavailable',
    text: 'Your purchases could not be shown. They are still on record.',
  },
  back: 'My Purchases',
  missingTitle: 'Purchase not found',
  missingText: 'This purchase does not exist, or is not yours.',
  facts: 'Your order',
  paidAt: 'Paid on',
  transformation: 'Transformation',
  total: 'Total incl. VAT',
  vat: 'The VAT is detailed on your receipt.',
  refunded: 'Refunded',
  receipts: 'Your documents',
  receipt: 'Receipt {{number}}',
  credit_note: 'Credit note {{number}}',
  download: 'Download the PDF',
  downloadNamed: 'Download the PDF: {{document}}',
  noReceipt: 'Your receipt has not been issued yet.',
  refunds: 'Refunds',
  refundStates: {
    asked: 'Passed on to our payment provider, then on your card within 5 to 10 days.',
    sent: 'On your card within 5 to 10 days.',
    failed: 'Your bank could not take it. We are writing to you to pay it another way.',
    paid_otherwise: 'Paid another way than on your card.',
  },
  reasons,
  consents: 'Your consents',
  consentAt: 'Given on {{date}}, with our <terms>terms of sale</terms> (version {{terms}}).',
  startPackage: 'You agreed that creation starts at once.',
  losesPackage: 'You acknowledged that you lose your right of withdrawal once the images are delivered.',
  photosTo: 'You agreed that the photos of this transformation are sent to {{service}}.',
  startCredits: 'You agreed that your credits can be used at once.',
  losesCredits: 'You acknowledged that you lose your right of withdrawal for the credits you use.',
  noConsent: 'Your consents were not recorded for this order.',
  withdrawal: 'Right of withdrawal',
  until:
    'You can withdraw from this contract until {{date}}. {{euros, currency(EUR)}} will be refunded to you.',
  withdraw: 'Withdraw from the contract here',
  withdrawn: 'Contract withdrawn on {{date}}.',
} satisfies Texts['purchases']
