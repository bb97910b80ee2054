import type { HairErrorCode } from './contract.ts'

/**
 * The only error this library throws on purpose: `code` for programs, `message` for people, `cause` kept.
 * A picture that cannot be made well is not an error but an `Outcome` with `made: false`.
 */
export class HairError extends Error {
  override name = 'HairError'
  readonly code: HairErrorCode

  constructor(code: HairErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}
