import type { IncomingHttpHeaders } from 'node:http'

/** A call as it came. */
export interface Got {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  bytes: Buffer
  /** Read as JSON; undefined where it is none. */
  body: unknown
}

export interface JsonAnswer {
  status: number
  json: unknown
}

export type Answer =
  | JsonAnswer
  | { status: number; bytes: Buffer; contentType: string }
  /** The connection breaks. */
  | 'broken'
  /** It stays open, and nothing comes. */
  | 'silent'

export const ok = (json: unknown, status = 200): JsonAnswer => ({ status, json })

export interface InputFault {
  loc: (string | number)[]
  msg: string
  type: string
}

/** As fal refuses: in words, or with a list of what is wrong with an input. */
export const detail = (status: number, said: string | InputFault[]): JsonAnswer => ({
  status,
  json: { detail: said },
})

/** As its platform refuses. */
export const refusal = (status: number, type: string, message: string): JsonAnswer => ({
  status,
  json: { error: { type, message } },
})
