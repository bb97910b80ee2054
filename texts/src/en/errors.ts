import type { ErrorCode } from '@app/domain/errors.ts'

export const errors = {
  account_blocked:
    'Your account is blocked. The reason: {{reason}}. To talk about it, write to {{supportEmail}}.',
  account_busy: 'A transformation is being created. Wait until it is finished, then delete your account.',
  account_closing: 'Your account is being deleted. A question? Write to {{supportEmail}}.',
  account_exists: 'An account already exists for this address. Sign in, or choose another address.',
  account_unverified_free: 'Confirm your e-mail address to receive your free first image.',
  avatar_unknown: 'This portrait does not exist. Choose one from the list.',
  before_forgotten: 'Your before photo was deleted: only the image can be shared.',
  cannot_record: 'We cannot save anything right now. Nothing was charged, try again in a few minutes.',
  card_declined: 'Your card was declined. Try another card.',
  card_insufficient_funds: 'Your card does not have enough funds. Try another card.',
  card_incorrect: 'The card details are incorrect. Check them and try again.',
  card_confirmation_refused: 'The confirmation was refused. Your card was not charged.',
  course_already_yours: 'You are already enrolled in this course.',
  course_not_complete:
    'There are lessons or questions left: the certificate is issued once everything is done.',
  course_not_enrolled: 'Enrol in this course first.',
  course_not_found: 'This course or lesson does not exist.',
  course_not_free: 'This course has a price: you enrol by paying for it.',
  course_not_open: 'This course is not open yet.',
  course_price_changed:
    'The price of this course has changed, and nothing was charged. Look at the new price before you pay.',
  credentials_wrong: 'Invalid email/username or password',
  credit_pack_unknown: 'This credit pack does not exist. Choose one from the list.',
  credits_insufficient: 'You need {{needed}} credits and have {{available}}.',
  cross_site: 'This request does not come from our site. Reload the page and try again.',
  draft_has_photos: 'Your draft already has photos. Confirm that you want to replace them.',
  draft_incomplete: 'Something is still missing from your transformation. Complete the steps and try again.',
  draft_missing: 'No draft available',
  draft_not_found: 'This draft does not exist or is no longer open. Reload the page.',
  draft_paid: 'This transformation is already paid for: its photos can no longer change.',
  extension_under_way:
    'More images of this transformation are already being made. Wait until they are ready.',
  free_already_taken: 'You have already used this offer. Your photos are kept, choose another package.',
  free_not_offered: 'This offer is not available for your account. Choose another package.',
  hosted_preview_gone: 'This preview is gone. You can ask for another one.',
  hosted_preview_ours: 'We make this style ourselves: its preview is the one you already see.',
  hosted_preview_under_way: 'A preview is already being made. Wait until it is ready.',
  hosted_previews_over:
    "You have used up today's previews. Your draft is kept: carry on, or come back tomorrow.",
  image_not_found: 'This image does not exist.',
  internal: 'An internal error occurred. Please try again.',
  invalid: 'Some details are incorrect. Check them and try again.',
  link_expired:
    'This link is no longer valid: it has already been used, or is over an hour old. Ask for another one.',
  password_common: 'This password is easily guessed. Choose another one, for example a short sentence.',
  photo_declaration_missing:
    'Before you send photos, tell us that they are yours or sent with the consent of the person: the box is above your photos.',
  password_wrong: 'Your current password is incorrect. Nothing was changed.',
  payload_too_large: 'This upload is too large. Send fewer photos at a time.',
  terms_changed: 'Our terms of sale have changed. Reload the page to read them before you pay.',
  payment_amount_differs:
    'The price has changed, and nothing was charged. Look at the new price before you pay.',
  payment_init_failed: 'The payment could not be prepared',
  payment_not_found: 'This payment does not exist.',
  payment_not_ready: 'The payment is not ready.',
  photo_face_too_small: 'The face is too small in this photo. Choose one taken closer up.',
  photo_hair_unclear:
    'We cannot make out your hair well in this photo. Try another: hair down, plain background, daylight.',
  photo_head_tilted: 'The head is tilted too far in this photo. Choose one where you hold it straight.',
  photo_many_faces: 'Several faces in this photo. Choose one of you alone.',
  photo_no_face: 'No face visible in this photo. Choose one where you face the camera.',
  photo_unreadable: 'This photo is damaged or incomplete. Choose another one.',
  photo_format: 'Please use JPG or PNG images.',
  photo_too_heavy: 'This photo is over 20 MB. Choose a smaller file.',
  photo_too_many_pixels: 'This image has too many pixels. Choose a photo of at most 50 megapixels.',
  images_exhausted:
    'We cannot make any more good images in this style from your photos. No credit was taken.',
  learned_lost:
    'The image service no longer has what it had learned of your face: this transformation cannot receive more images. No credit was taken.',
  photos_consent_missing:
    'Your photos are sent to an image service only with your consent. Tick the box that names it, then try again.',
  photos_forgotten: 'The photos of this transformation were deleted. Add fifteen new ones.',
  photos_too_few:
    'This image was made from fewer than fifteen photos: for more, start a transformation with fifteen photos.',
  photos_full: 'You have already added 15 photos. Remove one to replace it.',
  photos_too_many_at_once: '15 photos at most per upload.',
  email_code_wrong:
    'This code is wrong, or no longer valid. Use the one in the latest e-mail, or ask for a new one.',
  crowded:
    'Many requests are already waiting their turn. Try again in a few minutes: nothing is lost, and you have not been charged.',
  engine_resting:
    'We cannot create new images right now. You were not charged and your draft is kept: try again a little later.',
  preview_busy: 'Many people are trying styles right now. Try again in a few seconds.',
  preview_gone: 'This preview is gone: your photo has been erased. Choose it again.',
  preview_no_photo: 'None of your photos has been accepted yet.',
  preview_not_possible: 'This style does not work on this photo.',
  pro_already: 'You already have a professional account.',
  redo_over:
    'An image can be made again for free within 7 days of delivery, three times at most per transformation. Write to us if a flaw bothers you.',
  passkey_refused: 'This passkey was not recognised. Try again, or sign in with your password.',
  passkeys_full: 'You already have ten passkeys. Remove one, then try again.',
  second_factor_asked: 'Enter the code from your authenticator app.',
  second_factor_over: 'The code came too late. Start again with your password.',
  second_factor_unreadable:
    'The code from your app cannot be checked at the moment. Use one of your recovery codes.',
  second_factor_wrong:
    'This is not the right code, or it was used already. Wait for the next one, then try again.',
  second_factor_needed:
    'Your password is not enough here. Sign in again with a code from your app, or with a passkey.',
  viewing_needs_reason:
    'These images do not open without a written reason. Give it from the list of transformations.',
  share_gone: 'This link does not exist, or is no longer open.',
  shares_full:
    'You already have twenty open links. Stop sharing one under “Your sharing links”, then try again.',
  sign_in_expired: 'Your sign-in has expired. Sign in again to continue.',
  signed_out: 'You are signed out. Sign in to continue.',
  starting: 'The service is starting. Try again in a few seconds.',
  stopping: 'The service is stopping. Try again in a moment.',
  storage_full: 'Storage is full. Your upload was not kept, try again later.',
  style_impossible:
    'This style is not possible on these photos. Nothing was charged and your photos are kept: choose another style.',
  style_not_offered: 'This style is not offered at the moment. Choose another one.',
  package_unknown: 'This package does not exist. Choose one from the list.',
  throttled: 'Too many attempts. Try again in a moment.',
  tone_too_deep:
    'This style lightens the lengths, and this shade is too dark for your hair. Nothing was charged and your photos are kept: choose another shade.',
  tone_too_light:
    'This shade is lighter than your photos allow. Nothing was charged and your photos are kept: choose another shade.',
  transformation_failed: 'This transformation did not succeed: no more images can be added to it.',
  transformation_not_found: 'This transformation does not exist.',
  transformation_unfinished: 'This transformation is not finished yet.',
  withdrawal_over:
    'You have already withdrawn from this contract: your declaration is recorded. Any questions? Write to us.',
  not_found: 'This address does not exist.',
  unavailable: 'The service is temporarily unavailable. Try again in a moment.',
  webhook_unsigned: 'This message does not carry the signature we expect.',
} satisfies Record<ErrorCode, string>
