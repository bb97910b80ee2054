import type { Texts } from '../texts.ts'

const reasons = {
  nothing_to_make: 'The order could no longer start.',
  failure: 'No image could be created.',
  late: 'Your images were not ready within 24 hours.',
  no_consent: 'Not all of your consents were recorded: nothing was started.',
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
  vat: 'The VAT details are on your receipt.',
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
    failed: 'Your bank could not accept it. We are writing to you to refund you another way.',
    paid_otherwise: 'Refunded another way than to your card.',
  },
  reasons,
  consents: 'Your consents',
  consentAt: 'Given on {{date}}, with our <terms>terms of sale</terms> (version {{terms}}).',
  startPackage: 'You agreed to creation starting straight away.',
  losesPackage: 'You acknowledged that you lose your right of withdrawal once the images are delivered.',
  photosTo: 'You agreed to the photos of this transformation being sent to {{service}}.',
  startCredits: 'You agreed to your credits being usable straight away.',
  losesCredits: 'You acknowledged that you lose your right of withdrawal for the credits you use.',
  startCourse: 'You agreed to the course opening straight away.',
  losesCourse:
    'You acknowledged that you lose your right of withdrawal with the first lesson or quiz you open.',
  course: 'Course',
  noConsent: 'Your consents were not recorded for this order.',
  withdrawal: 'Right of withdrawal',
  until:
    'You can withdraw from this contract until {{date}}. {{euros, currency(EUR)}} will be refunded to you.',
  withdraw: 'Withdraw from the contract here',
  withdrawn: 'You withdrew from this contract on {{date}}.',
} satisfies Texts['purchases']
