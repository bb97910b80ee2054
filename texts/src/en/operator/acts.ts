import type { Texts } from '../../texts.ts'

export const acts = {
  'make-pro': 'Make professional',
  'make-client': 'Make client',
  'confirm-email': 'Confirm the address',
  'give-credits': 'Give credits',
  'take-credits': 'Take credits',
  block: 'Block',
  unblock: 'Unblock',
  'delete-account': 'Delete',
  'accept-pro': 'Accept',
  'refuse-pro': 'Refuse',
  'retry-transformation': 'Begin again',
  'cancel-transformation': 'Stop',
  'show-images': 'See the images',
  refund: 'Refund',
  'refund-paid-otherwise': 'Paid another way',
  'withdrawal-settled': 'Seen and answered',
  'set-price': 'Change the price',
  'course-offer': 'Decide',
  'publish-course': 'Open',
  'withdraw-course': 'Close',
  'enter-claim': 'Add',
  'prove-claim': 'Prove',
  'publish-claim': 'Publish',
  'withdraw-claim': 'Withdraw',
  'delete-claim': 'Delete',
  'upload-look': 'Add',
  'check-look': 'Check',
  'look-licence': 'Rights',
  'publish-look': 'Publish',
  'withdraw-look': 'Withdraw',
  'delete-look': 'Delete',
  'publish-review': 'Publish',
  'refuse-review': 'Refuse',
  'enquiry-answered': 'Answered',
  'retry-mail': 'Send again',
  'resolve-alert': 'Resolve',
  'retry-job': 'Retry',
  'set-budget': 'Set the budget',
  'clear-budget': 'Remove the budget',
} satisfies Texts['operator']['acts']

export const effects = {
  'make-pro': '{{what}} becomes a professional account.',
  'make-client': '{{what}} becomes a client account again.',
  'confirm-email': 'The address {{what}} counts as confirmed.',
  'give-credits': '{{what}} receives these credits, and reads the reason in the history of its credits.',
  'take-credits':
    'These credits are taken from {{what}}, never more than there are. The reason is read in the history of its credits.',
  block:
    '{{what}} is signed out everywhere and cannot sign in any more. The reason is sent by e-mail, and what is paid and not finished goes back.',
  unblock: '{{what}} may sign in again, and is told by e-mail.',
  'delete-account':
    'The account {{what}} is closed at once, then deleted with its photos, images and credits. What is paid and not finished goes back.',
  'accept-pro': '{{what}} becomes a professional account and is told by e-mail.',
  'refuse-pro': 'The request of {{what}} is refused by e-mail. It may be made again.',
  'retry-transformation': '{{what}} begins again at once, with all its tries.',
  'cancel-transformation':
    '{{what}} ends with what there is: the rest comes back as credits, or all of the money to the card. The client is told.',
  'show-images':
    '{{what}}: the images open to you for an hour. The client reads in her profile that you saw them, and why.',
  refund:
    '{{what}}: the amount goes back to the card, a credit note is sent, and what is not finished stops.',
  'refund-paid-otherwise': '{{what}}: you gave this amount back another way than by card.',
  'withdrawal-settled': 'The declaration of {{what}} was seen and answered: it leaves the list.',
  'set-price':
    'The whole site shows the new price of “{{what}}” from now on. A card form that is already open charges the price it shows.',
  'course-offer':
    '{{what}}: this price holds from now on for whoever enrols. Those enrolled already keep everything.',
  'publish-course': '{{what}} opens to enrolment, at the price decided.',
  'withdraw-course': '{{what}} goes back to “coming soon”. Those enrolled carry on.',
  'enter-claim': 'Nothing is shown until it is proven, then published.',
  'prove-claim':
    '{{what}}: what you write here stays on file. For the number of women, the evidence and its day can be read on the home page.',
  'publish-claim':
    '{{what}} appears on the site within seconds. The same figure published before is withdrawn.',
  'withdraw-claim': '{{what}} disappears from the site within seconds.',
  'delete-claim': '{{what}} is deleted from the list.',
  'upload-look':
    'The photo of a hairstyle, from the front, all of the hair in it, on a plain background. It is checked within a minute; nothing wears it until it is published.',
  'check-look': 'The photo of “{{what}}” is checked again, within a minute.',
  'look-licence': 'Without these answers “{{what}}” is not published. They do not appear on the site.',
  'publish-look': 'The next images of “{{what}}” may wear this hairstyle.',
  'withdraw-look':
    'No new image of “{{what}}” wears this hairstyle any more. Those under way are finished with it.',
  'delete-look': 'The photo of “{{what}}” is deleted, with its files. This cannot be undone.',
  'publish-review': 'The review of {{what}} appears on the home page, with the first name and the month.',
  'refuse-review': 'The review of {{what}} does not appear.',
  'enquiry-answered': '{{what}} has your answer: the message leaves the list.',
  'retry-mail': 'The message to {{what}} is sent again on the next run.',
  'retry-job':
    'The job “{{what}}” begins again at once, with all its tries. Its alert is closed; another failure would make another one.',
  'set-budget':
    '{{what}}: this budget holds from now on, each day from midnight to midnight in Paris. Once it is spent nothing new is begun there; what is begun is finished.',
  'clear-budget':
    '{{what}}: the budget set here is removed. The one in the configuration applies again; without one, nothing limits spending.',
  'resolve-alert': 'The alert is closed. If it happens again there will be another.',
} satisfies Texts['operator']['effects']
