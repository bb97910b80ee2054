import type { ErrorCode } from '@app/domain/errors.ts'

/** Why a call failed. Without an answer from the server (offline, cut) the status is 0 and there is no code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | null
  /** What the server said, in the reader's language; empty when it said nothing we can show. */
  readonly sentence: string
  /** Which fields are wrong, each with its sentence. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    facts: { status: number; code: ErrorCode | null; sentence: string; fields?: Record<string, string> },
    options?: ErrorOptions,
  ) {
    super(facts.sentence || `the call failed with status ${facts.status}`, options)
    this.status = facts.status
    this.code = facts.code
    this.sentence = facts.sentence
    this.fields = facts.fields ?? {}
  }

  /** True when nothing reached the server or nothing came back. */
  get isNetwork(): boolean {
    return this.status === 0
  }
}
