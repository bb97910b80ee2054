import type { ErrorCode, Refusal } from '@app/domain/errors.ts'

export interface ApiFailure {
  status: number
  code: ErrorCode | null
  sentence: string
  fields?: Record<string, string>
  credits?: Refusal['credits']
  /** For programs (`failureMessage`). */
  message?: string
}

/** Why a call failed. Without an answer from the server (offline, cut) the status is 0 and there is no code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | null
  /** What the server said, in the reader's language; empty when it said nothing we can show. */
  readonly sentence: string
  /** Which fields are wrong, each with its sentence. */
  readonly fields: Readonly<Record<string, string>>
  /** How many credits it takes, and how many she has, when they do not suffice. */
  readonly credits: NonNullable<Refusal['credits']> | null

  constructor({ status, code, sentence, fields, credits, message }: ApiFailure, options?: ErrorOptions) {
    super(message ?? (sentence || `the call failed with status ${status}`), options)
    this.status = status
    this.code = code
    this.sentence = sentence
    this.fields = fields ?? {}
    this.credits = credits ?? null
  }

  /** True when nothing reached the server or nothing came back. */
  get isNetwork(): boolean {
    return this.status === 0
  }
}
