/**
 * What an act needs beside the row it is done to: nothing, a reason somebody reads, an amount that may be left out, a
 * price, a number of credits with a reason, the address of the person, typed, what is decided about a course, what the
 * house claims, what proves that, what may be spent in a day with a reason, a reason that the log alone keeps, a picture,
 * what lets the house use it, or, with nothing typed, which words were read.
 */
export type ActNeeds =
  | 'nothing'
  | 'reason'
  | 'amount'
  | 'price'
  | 'credits'
  | 'address'
  | 'offer'
  | 'claim'
  | 'proof'
  | 'budget'
  | 'note'
  | 'version'
  | 'picture'
  | 'licence'

/** What an operator may do at the desk: each is the command of the same name. */
export const DESK_ACTS = {
  'make-pro': 'nothing',
  'make-client': 'nothing',
  'confirm-email': 'nothing',
  'give-credits': 'credits',
  'take-credits': 'credits',
  block: 'reason',
  unblock: 'nothing',
  'delete-account': 'address',
  'accept-pro': 'nothing',
  'refuse-pro': 'nothing',
  'retry-transformation': 'nothing',
  'cancel-transformation': 'nothing',
  'show-images': 'reason',
  refund: 'amount',
  'refund-paid-otherwise': 'nothing',
  'set-price': 'price',
  'withdrawal-settled': 'nothing',
  'course-offer': 'offer',
  'publish-course': 'nothing',
  'withdraw-course': 'nothing',
  'enter-claim': 'claim',
  'prove-claim': 'proof',
  'publish-claim': 'nothing',
  'withdraw-claim': 'nothing',
  'delete-claim': 'nothing',
  'upload-look': 'picture',
  'check-look': 'nothing',
  'look-licence': 'licence',
  'publish-look': 'nothing',
  'withdraw-look': 'note',
  'delete-look': 'nothing',
  'publish-review': 'version',
  'refuse-review': 'reason',
  'enquiry-answered': 'nothing',
  'retry-mail': 'nothing',
  'resolve-alert': 'nothing',
  'retry-job': 'nothing',
  'set-budget': 'budget',
  'clear-budget': 'note',
} as const satisfies Record<string, ActNeeds>
export type DeskAct = keyof typeof DESK_ACTS
export const DESK_ACT_NAMES = Object.keys(DESK_ACTS) as DeskAct[]
