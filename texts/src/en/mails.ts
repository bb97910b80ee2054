import type { Texts } from '../texts.ts'

export const mails = {
  signature: 'The {{brand}} team',
  help: 'Any questions? Reply to this message or write to {{supportEmail}}.',
  code: 'Or enter this code where we ask you for it. It is valid for 1 hour and works once; a new message replaces it.',
  welcome: {
    subject: 'Welcome to {{brand}}, {{firstName}}',
    preheader: 'Your space is ready',
    body: 'Your account is ready. Confirm your e-mail address: that is where we tell you when your images are ready. This link is valid for 24 hours.',
    body_free:
      'Your account is ready. Confirm your address to receive your first transformation. This link is valid for 24 hours.',
    button: 'Confirm my address',
  },
  new_address: {
    subject: 'Confirm your new address',
    preheader: 'A link to change your e-mail address',
    body: 'You asked to use this address for your account. Confirm it: it will then replace the old one, for signing in and for our messages. This link is valid for 24 hours. If it was not you, ignore this message: nothing changes.',
    button: 'Confirm my new address',
  },
  address_notice: {
    subject: 'Request to change your address',
    preheader: 'Nothing changes until it is confirmed',
    body: '{{firstName}}, someone has just asked to change the e-mail address of your account. Nothing changes until the new address is confirmed. If it was you, there is nothing to do here. If it was not, choose a new password: the request will be cancelled and all your devices signed out.',
    button: 'Choose a new password',
  },
  address_changed: {
    subject: 'Your address was changed',
    preheader: 'Your account has a new address',
    body: '{{firstName}}, the new address of your account is confirmed. The one where you are reading this no longer signs you in and will not receive our messages. If it was not you, reply to this message right away.',
    button: 'Open my space',
  },
  password_link: {
    subject: 'Choose a new password',
    preheader: 'A link valid for 1 hour',
    body: 'You asked for a new password. This link is valid for 1 hour and works once. If it was not you, ignore this message: nothing changes.',
    button: 'Choose a password',
  },
  password_changed: {
    subject: 'Your password was changed',
    preheader: 'Your other devices are signed out',
    body: '{{firstName}}, the password of your account has just been changed, and your other devices have been signed out. If it was not you, choose a new password right away, then write to us.',
    button: 'Choose a new password',
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    preheader: 'It signs in without a password',
    body: '{{firstName}}, a passkey has just been added to your account: it signs in without a password. If it was not you, choose a new password, remove this passkey in your profile, then write to us.',
    button: 'Choose a new password',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your account',
    preheader: 'It no longer signs in',
    body: '{{firstName}}, a passkey has just been removed from your account, and the other devices that were signed in by a passkey have been signed out. If it was not you, choose a new password right away, then write to us.',
    button: 'Choose a new password',
  },
  second_factor_on: {
    subject: 'Two-step sign-in is on',
    preheader: 'A code will be asked for after your password',
    body: '{{firstName}}, two-step sign-in has just been turned on: after your password we ask for a code from your app. Keep your recovery codes in a safe place. If it was not you, choose a new password right away, then write to us.',
    button: 'Choose a new password',
  },
  second_factor_off: {
    subject: 'Two-step sign-in is off',
    preheader: 'Your password is enough again',
    body: '{{firstName}}, two-step sign-in has just been turned off for your account: your password is enough again. If it was neither you nor us at your request, choose a new password right away, then write to us.',
    button: 'Choose a new password',
  },
  recovery_code_used: {
    subject: 'A recovery code has just been used',
    preheader: 'It cannot be used again',
    body: '{{firstName}}, somebody has just signed in to your account with one of your recovery codes. If it was not you, choose a new password right away, then write to us.',
    button: 'Choose a new password',
  },
  ready: {
    subject: 'Your transformation “{{name}}” is ready',
    preheader_one: '{{count}} image to see',
    preheader_other: '{{count}} images to see',
    preheader_many: '{{count}} images to see',
    body: 'Your transformation is finished. Your source photos will be deleted on {{date}}.',
    button: 'See my images',
  },
  ready_short: {
    subject: 'Your transformation “{{name}}” is ready',
    preheader_one: '{{count}} image to see',
    preheader_other: '{{count}} images to see',
    preheader_many: '{{count}} images to see',
    body: 'Your transformation is finished. We kept only the images that came out well: {{count}} of those you ordered. Credits given back for the others: {{credits}}. There is nothing for you to do. Your source photos will be deleted on {{date}}.',
    body_lost:
      'Your transformation is finished, with the images that could be created: {{count}}. {{why}} Credits given back for the others: {{credits}}. There is nothing for you to do. Your source photos will be deleted on {{date}}.',
    button: 'See my images',
  },
  photos_forgotten: {
    subject: 'Your photos of “{{name}}” have been deleted',
    preheader: 'Your images stay in your space',
    body: 'As planned, 30 days after delivery, your source photos have been deleted, with their thumbnails. Your images stay in your space. For a new transformation, add new photos.',
    button: 'See my images',
  },
  failed_refunded: {
    subject: 'We could not create “{{name}}”',
    preheader: 'Your payment has been refunded',
    body_late:
      'Your images were not ready within the 24 hours we promised. {{amount}} has already been refunded to your card: there is nothing for you to do. Allow 5 to 10 days depending on your bank.',
    body_lost:
      '{{why}} {{amount}} has already been refunded to your card: there is nothing for you to do. Allow 5 to 10 days depending on your bank.',
    body: 'No image could be created. {{amount}} has already been refunded to your card: there is nothing for you to do. Allow 5 to 10 days depending on your bank.',
    button: 'Try again',
  },
  failed_free: {
    subject: 'We could not create “{{name}}”',
    preheader: 'Your offer is still available',
    body_lost: '{{why}} Your offer was not used: you can try again whenever you like.',
    body: 'No image could be created. Your offer was not used: you can try again whenever you like.',
    button: 'Try again',
  },
  receipt: {
    subject: 'Your receipt {{number}}: {{amount}}',
    preheader_one: '{{name}} package, {{count}} image',
    preheader_other: '{{name}} package, {{count}} images',
    preheader_many: '{{name}} package, {{count}} images',
    preheader_course: 'Course: {{name}}',
    preheader_credits_one: '{{count}} more credit',
    preheader_credits_other: '{{count}} more credits',
    preheader_credits_many: '{{count}} more credits',
    body_one:
      'Thank you. {{name}} package, {{count}} image, {{amount}} incl. VAT, {{vatWords}}. Invoice attached.',
    body_other:
      'Thank you. {{name}} package, {{count}} images, {{amount}} incl. VAT, {{vatWords}}. Invoice attached.',
    body_many:
      'Thank you. {{name}} package, {{count}} images, {{amount}} incl. VAT, {{vatWords}}. Invoice attached.',
    body_course:
      'Thank you. Course “{{name}}”, {{amount}} incl. VAT, {{vatWords}}. It is open in your space. Invoice attached.',
    body_credits_one:
      'Thank you. {{count}} credit, {{amount}} incl. VAT, {{vatWords}}. Your new balance of credits: {{balance}}. Invoice attached.',
    body_credits_other:
      'Thank you. {{count}} credits, {{amount}} incl. VAT, {{vatWords}}. Your new balance of credits: {{balance}}. Invoice attached.',
    body_credits_many:
      'Thank you. {{count}} credits, {{amount}} incl. VAT, {{vatWords}}. Your new balance of credits: {{balance}}. Invoice attached.',
    button: 'See my order',
  },
  refunded: {
    subject: 'Refund of {{amount}}',
    preheader: 'To the card you paid with',
    body_no_consent:
      'We received your payment {{contract}} without all your consents: nothing was started. {{amount}} is going back at once to the card you paid with: there is nothing for you to do. Allow 5 to 10 days depending on your bank.',
    body_nothing_to_make:
      'We received your payment {{contract}}, but the order could no longer start: it was replaced, cancelled or changed in the meantime. {{amount}} is going back at once to the card you paid with: there is nothing for you to do. Allow 5 to 10 days depending on your bank.',
    body: '{{amount}} of your purchase {{contract}} is going back to the card you paid with: there is nothing for you to do. Allow 5 to 10 days depending on your bank.',
    button: 'See my purchase',
  },
  refund_failed: {
    subject: 'Refund sent back by the bank: {{contract}}',
    preheader: '{{amount}} is still owed',
    body: 'The refund of {{amount}} of purchase {{contract}} came back: the bank could not accept it. The money is still owed. Run the command failed-refunds, write to the client and refund her another way, then record it with refund-paid-otherwise.',
    button: 'Read what our terms say',
  },
  dispute_opened: {
    subject: 'Payment disputed: {{contract}}',
    preheader: '{{amount}} is at stake',
    body: 'A bank disputes the payment of purchase {{contract}}: {{amount}}. Its file is ready. Answer at the card provider before the deadline it gives; until then nothing of this purchase is refunded.',
    button: 'Open the file',
  },
  withdrawal_acknowledged: {
    subject: 'We have received your withdrawal',
    preheader: 'Received on {{moment}}',
    body: 'We received your declaration of withdrawal on {{moment}} (Paris time).\n\nName: {{name}}. Contract: {{contract}}. E-mail address: {{recipient}}.\n\nWe are looking at what can still be refunded and will reply to this address. Keep this message: it proves the date of your withdrawal.',
    body_refunded:
      'We received your withdrawal on {{moment}} (Paris time).\n\nName: {{name}}. Contract: {{contract}}. E-mail address: {{recipient}}.\n\nThe contract has ended. {{amount}} goes back to the card you paid with, and there is nothing for you to do: allow 5 to 10 days depending on your bank. Keep this message: it proves the date of your withdrawal.',
    body_kept:
      'We received your withdrawal on {{moment}} (Paris time).\n\nName: {{name}}. Contract: {{contract}}. E-mail address: {{recipient}}.\n\nThe creation has stopped. The images already made remain yours, and their share of the price remains due, as you had agreed. The rest, {{amount}}, goes back to the card you paid with, and there is nothing for you to do: allow 5 to 10 days depending on your bank. Keep this message: it proves the date of your withdrawal.',
    body_credits:
      'We received your withdrawal on {{moment}} (Paris time).\n\nName: {{name}}. Contract: {{contract}}. E-mail address: {{recipient}}.\n\nThe contract has ended. Unspent credits taken from your balance: {{credits}}. {{amount}} goes back to the card you paid with, and there is nothing for you to do: allow 5 to 10 days depending on your bank. Keep this message: it proves the date of your withdrawal.',
    button: 'Open my space',
  },
  withdrawal_to_check: {
    subject: 'Withdrawal to review: {{contract}}',
    preheader: 'It matches no open contract',
    body: 'A withdrawal from contract {{contract}} was declared on {{moment}} (Paris time). Nothing was carried out: no open order matches it. Run the command withdrawals, then reply to this person.',
    button: 'Read what our terms say',
  },
  enquiry: {
    subject: 'Message no. {{number}} from the contact form',
    preheader: 'Answer this e-mail: your answer reaches them',
    body: 'Answer this e-mail: your answer reaches the person who wrote. Then take the message off the list with the command enquiry-answered {{number}}.',
    button: 'Answer',
  },
  enquiry_received: {
    subject: 'Your message no. {{number}} has arrived',
    preheader: 'An answer within {{supportDelay}}',
    body: '{{firstName}}, we have received your message. Someone from our team answers at this address within {{supportDelay}}.',
    button: 'Open my space',
  },
  pro_requested: {
    subject: 'Request for a professional account: {{salonName}}',
    preheader: 'SIRET {{siret}}',
    body: '{{salonName}}, SIRET {{siret}}, asks for a professional account. Check the salon, then decide with the commands pro-requests, accept-pro and refuse-pro.',
    button: 'Check this SIRET',
  },
  pro_accepted: {
    subject: 'Your professional account is open',
    preheader: 'Your test of 5 images is waiting for you',
    body: '{{firstName}}, your request for {{salonName}} is accepted. Your free test of 5 images is waiting for you. You can show your images to your clients, with their written consent.',
    button: 'Open my space',
  },
  pro_refused: {
    subject: 'Your request for a professional account',
    preheader: 'It could not be accepted',
    body: '{{firstName}}, we could not verify that {{salonName}} is a salon in business under this SIRET. Your account stays as it is. You can correct your request and send it again from “My beauty profile”, or reply to this message.',
    button: 'Open my space',
  },
  more_ready: {
    subject: 'New images for “{{name}}”',
    preheader_one: '{{count}} new image to see',
    preheader_other: '{{count}} new images to see',
    preheader_many: '{{count}} new images to see',
    body_one: 'Your new image is ready. It has joined the others in your space.',
    body_other: 'Your {{count}} new images are ready. They have joined the others in your space.',
    body_many: 'Your {{count}} new images are ready. They have joined the others in your space.',
    button: 'See my images',
  },
  more_short: {
    subject: 'New images for “{{name}}”',
    preheader_one: '{{count}} new image to see',
    preheader_other: '{{count}} new images to see',
    preheader_many: '{{count}} new images to see',
    body: 'We kept only the images that came out well. New images: {{count}}. Credits given back for the others: {{credits}}. There is nothing for you to do.',
    body_unpaid:
      'We kept only the images that came out well. New images: {{count}}. Credits given back for the others: {{credits}}. The remaining credits had already been refunded to you.',
    body_lost:
      '{{why}} New images: {{count}}. Credits given back for the others: {{credits}}. There is nothing for you to do.',
    body_lost_unpaid:
      '{{why}} New images: {{count}}. Credits given back for the others: {{credits}}. The remaining credits had already been refunded to you.',
    button: 'See my images',
  },
  more_failed: {
    subject: 'No new image for “{{name}}”',
    preheader: 'Your credits have been given back',
    body: 'We could not create more images as good as your photos deserve. Credits given back: {{credits}}. There is nothing for you to do. Your first images stay in your space.',
    preheader_unpaid: 'You are not charged',
    body_unpaid:
      'We could not create more images as good as your photos deserve. Credits given back: {{credits}}. The remaining credits had already been refunded to you. Your first images stay in your space.',
    body_lost:
      '{{why}} Credits given back: {{credits}}. There is nothing for you to do. Your first images stay in your space.',
    preheader_lost_unpaid: 'You are not charged',
    body_lost_unpaid:
      '{{why}} Credits given back: {{credits}}. The remaining credits had already been refunded to you. Your first images stay in your space.',
    button: 'See my images',
  },
  redo_failed: {
    subject: 'The image of “{{name}}” could not be made again',
    preheader: 'Your images stay in your space',
    body: 'We could not make a better image than the first one. Nothing was charged, and you keep the one you have. Reply to this message and we will look at it together.',
    body_lost:
      '{{why}} Nothing was charged, and you keep the image you have. Reply to this message and we will look at it together.',
    button: 'See my images',
  },
  account_idle: {
    subject: 'Your account will be deleted on {{date}}',
    preheader: 'One visit is enough to keep it',
    body: '{{firstName}}, you have not been here for almost three years. Unless you come back, your account will be deleted on {{date}}, with your images and any credits you have left. To keep it, sign in once. To take your images with you, your profile lets you export everything that is yours.',
    button: 'Keep my account',
  },
  account_deleted: {
    subject: 'Your account has been deleted',
    preheader: 'Your photos and images have been deleted',
    body: 'As you asked, your account has been deleted, with your photos, your images, your drafts and your details. The amounts paid stay in our accounts, without your name, as the law requires. If it was not you, write to us.',
    body_asked_pro:
      'As you asked, your account has been deleted, with your photos, your images, your drafts and your details. Your professional invoices keep your name and your SIRET for ten years, as the law requires. If it was not you, write to us.',
    body_idle_client:
      'You had not been here for three years, and we had told you so: your account has been deleted, with your photos, your images, your drafts and your details. The amounts paid stay in our accounts, without your name, as the law requires.',
    body_idle_pro:
      'You had not been here for three years, and we had told you so: your account has been deleted, with your photos, your images, your drafts and your details. Your professional invoices keep your name and your SIRET for ten years, as the law requires.',
    body_house_client:
      'We have deleted your account, because you asked us to or because it went against our terms. Your photos, your images, your drafts and your details are gone. The amounts paid stay in our accounts, without your name, as the law requires. A question? Write to us.',
    body_house_pro:
      'We have deleted your account, because you asked us to or because it went against our terms. Your photos, your images, your drafts and your details are gone. Your professional invoices keep your name and your SIRET for ten years, as the law requires. A question? Write to us.',
    button: 'See the site',
  },
  account_blocked: {
    subject: 'Your account is blocked',
    preheader: 'The reason, and how to answer us',
    body: '{{firstName}}, we have blocked your account. The reason: {{reason}}. You cannot sign in any more. What you paid for and is not finished yet goes back to you; your images and credits stay in place. You disagree, or want your images or your account deleted? Answer this message.',
    button: 'Write to us',
  },
  account_unblocked: {
    subject: 'Your account is open again',
    preheader: 'You can sign in',
    body: '{{firstName}}, your account is open again, with your images and your credits.',
    button: 'Open my space',
  },
} satisfies Texts['mails']
