import type { ErrorCode } from '@app/domain/errors.ts'

const STATUS: Record<ErrorCode, number> = {
  account_blocked: 403,
  account_busy: 409,
  account_closing: 403,
  account_exists: 409,
  account_unverified_free: 403,
  avatar_unknown: 400,
  before_forgotten: 409,
  cannot_record: 503,
  card_declined: 402,
  card_insufficient_funds: 402,
  card_incorrect: 402,
  card_confirmation_refused: 402,
  course_already_yours: 409,
  course_not_complete: 409,
  course_not_enrolled: 404,
  course_not_found: 404,
  course_not_free: 409,
  course_not_open: 409,
  course_price_changed: 409,
  credentials_wrong: 401,
  credit_pack_unknown: 400,
  credits_insufficient: 409,
  cross_site: 403,
  crowded: 503,
  draft_has_photos: 409,
  draft_incomplete: 409,
  draft_missing: 404,
  draft_not_found: 404,
  draft_paid: 409,
  extension_under_way: 409,
  free_already_taken: 409,
  free_not_offered: 403,
  hosted_preview_gone: 404,
  hosted_preview_ours: 409,
  hosted_preview_under_way: 409,
  hosted_previews_over: 409,
  image_not_found: 404,
  internal: 500,
  invalid: 400,
  link_expired: 400,
  passkey_refused: 401,
  passkeys_full: 409,
  password_common: 400,
  // Not 401: she is signed in, and stays so.
  password_wrong: 403,
  payload_too_large: 413,
  payment_amount_differs: 409,
  terms_changed: 409,
  payment_init_failed: 502,
  payment_not_found: 404,
  payment_not_ready: 409,
  photo_declaration_missing: 409,
  photo_face_too_small: 422,
  photo_hair_unclear: 422,
  photo_head_tilted: 422,
  photo_many_faces: 422,
  photo_no_face: 422,
  photo_unreadable: 415,
  photo_format: 415,
  photo_too_heavy: 413,
  photo_too_many_pixels: 413,
  photos_consent_missing: 409,
  images_exhausted: 409,
  learned_lost: 409,
  photos_forgotten: 409,
  photos_full: 409,
  photos_too_few: 409,
  photos_too_many_at_once: 413,
  email_code_wrong: 403,
  engine_resting: 503,
  preview_busy: 503,
  preview_gone: 404,
  preview_no_photo: 409,
  preview_not_possible: 422,
  pro_already: 409,
  redo_over: 409,
  // Not signed in yet: her password was right, and a code is awaited.
  second_factor_asked: 401,
  // Not 401: she is signed in, and stays so.
  second_factor_needed: 403,
  second_factor_over: 401,
  second_factor_unreadable: 503,
  second_factor_wrong: 403,
  share_gone: 404,
  shares_full: 409,
  sign_in_expired: 401,
  signed_out: 401,
  starting: 503,
  stopping: 503,
  storage_full: 507,
  style_impossible: 409,
  style_not_offered: 409,
  package_unknown: 400,
  throttled: 429,
  tone_too_deep: 409,
  tone_too_light: 409,
  transformation_failed: 409,
  transformation_not_found: 404,
  transformation_unfinished: 409,
  viewing_needs_reason: 403,
  withdrawal_over: 409,
  not_found: 404,
  unavailable: 503,
  webhook_unsigned: 400,
}

export interface RefusalDetails {
  /** Keys of texts `fields`, by form field. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Of `credits_insufficient`: its sentence says both. */
  credits?: { needed: number; available: number }
  /** Of `account_blocked` and `account_closing`: why, and whom to write to. */
  blocked?: { reason: string; supportEmail: string }
  cause?: unknown
}

/** The one error of the server that people get to read: its code has a sentence in every language (texts). */
export class RefusalError extends Error {
  override name = 'RefusalError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly credits: RefusalDetails['credits']
  readonly blocked: RefusalDetails['blocked']

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, { cause: details.cause })
    this.code = code
    this.statusCode = STATUS[code]
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
    this.credits = details.credits
    this.blocked = details.blocked
  }
}

export const refuse = (code: ErrorCode, details?: RefusalDetails): never => {
  throw new RefusalError(code, details)
}
