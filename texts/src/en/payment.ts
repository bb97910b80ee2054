import type { CardGap } from '@app/domain/payment/card-rules.ts'
import type { Texts } from '../texts.ts'

const cardGaps = {
  number: 'Card number incomplete or incorrect',
  expiry: 'Expiry date incomplete, for example 12 / 28',
  expired: 'This card has expired',
  cvc: 'Security code incomplete: 3 or 4 digits on the back of the card',
} satisfies Record<CardGap, string>

const card = {
  title: 'Your card',
  number: 'Card number',
  expiry: 'Expiry',
  expiryExample: 'MM / YY',
  cvc: 'Security code',
  cvcExample: 'CVC',
  gaps: cardGaps,
  testMode: 'Test mode',
  testLine: 'No money is taken. Do not enter a real card.',
  testNumbers: 'The test numbers',
  testSucceeds: 'the payment succeeds',
  testDeclined: 'the card is declined',
  testFunds: 'the funds are insufficient',
  testConfirm: 'a confirmation is asked for',
  testRest: 'Any future expiry date and any code.',
  missing: 'Card element not found',
}

const challenge = {
  title: 'Confirm your payment',
  text: 'Your bank is asking you to confirm this payment of {{amount}}. This is a simulation: in test mode no bank is contacted.',
  accept: 'Confirm the payment',
  refuse: 'Refuse',
}

const recap = {
  title: 'Your order',
  change: 'Change',
  name: 'Name',
  style: 'Style',
  package: 'Package',
  total: 'Total incl. VAT',
}

const errors = {
  message: 'Payment error: {{message}}',
  init: 'The payment could not be prepared',
  initNetwork: 'Network error while preparing the payment',
  notReady: 'Payment not prepared.',
  creation: 'The transformation could not be created',
  freeTest: 'The free test could not be started',
  unknown: 'Unknown error',
  form: 'The card form could not be loaded. Check your internet connection and try again.',
  refused: 'Your bank did not confirm this payment. Nothing was charged. Try again or use another card.',
  network: 'Connection lost. Check your internet connection and try again.',
  canceled: 'This payment was cancelled. Your card was not charged.',
  refunded: 'This payment was refunded to you.',
}

const consents = {
  legend: 'Your two consents',
  legendPhotos: 'Your three consents',
  photos: {
    label:
      'I agree to the photos of this transformation being sent to {{name}} ({{company}}) to create my images.',
    sent: 'Nothing else is sent: neither your name nor your e-mail address.',
    more: 'The details are in our <privacy>privacy policy</privacy>.',
    reason: 'To continue, agree to your photos being sent.',
  },
  package: {
    startNow: 'I agree to creation starting straight away.',
    losesWithdrawal: 'I acknowledge that I lose my right of withdrawal once the images are delivered.',
  },
  credits: {
    startNow: 'I agree to receive my credits straight away, ready to use.',
    losesWithdrawal:
      'I acknowledge that I lose my right of withdrawal for the credits I spend: they are not refunded.',
  },
  course: {
    startNow: 'I agree to the course opening straight away.',
    losesWithdrawal: 'I acknowledge that I lose my right of withdrawal as soon as I open a lesson or a quiz.',
  },
}

const waitingLong = {
  package:
    'The confirmation is taking a while. Nothing will be paid twice: as soon as it arrives, your transformation will start by itself.',
  credits:
    'The confirmation is taking a while. Nothing will be paid twice: as soon as it arrives, your credits will be added by themselves.',
  course:
    'The confirmation is taking a while. Nothing will be paid twice: as soon as it arrives, the course will open by itself.',
}

export const payment = {
  recap,
  consents,
  otherPrice:
    'The price has changed: {{amount}} now. Nothing was charged. Look at the new price, then tick the boxes again.',
  delivery: 'Delivery: usually {{usualWait}}, 24 h at most',
  terms: 'By paying, you accept our <terms>terms of sale</terms>.',
  secure: 'Payment secured by {{provider}}. We never see your card.',
  secureTest: 'Test cards: the form behaves like a real one, but no money is taken.',
  pay: 'Pay {{amount}} (order with obligation to pay)',
  paying: 'Processing the payment...',
  preparing: 'Preparing the payment...',
  reasonConsents: 'Tick both boxes to pay.',
  reasonConsentsPhotos: 'Tick all three boxes to pay.',
  reasonPreparing: 'The payment is being prepared, one moment.',
  reasonFailed: 'The payment could not be prepared.',
  retry: 'Try again',
  waiting: 'We are waiting for the confirmation of your payment...',
  waitingLong,
  checkAgain: 'Check again',
  leave: 'Go to the dashboard',
  method: 'How would you like to continue?',
  methodCard: 'Card',
  methodCardLine: '{{amount}} for {{package}}',
  methodFree: 'Free test',
  methodFreeLine_one: '{{count}} free image, for professional accounts',
  methodFreeLine_other: '{{count}} free images, for professional accounts',
  methodFreeLine_many: '{{count}} free images, for professional accounts',
  startFree: 'Start my free test',
  card,
  challenge,
  errors,
  success: 'Payment successful!',
  successFree: 'Test started successfully',
  successFirst: 'Transformation started successfully',
  underWay: 'Your transformation is under way...',
} satisfies Texts['payment']
