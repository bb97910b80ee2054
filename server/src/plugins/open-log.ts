import type { FastifyBaseLogger } from 'fastify'
import pino, { type DestinationStream } from 'pino'
import { errorForLog } from './error-for-log.ts'

const REDACTED = ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.clientSecret']

/** What the app says of itself, to an operator: never a secret, an address or a card. */
export function openLog(level: string, to?: DestinationStream): FastifyBaseLogger {
  const options = { level, redact: REDACTED, serializers: { err: errorForLog } }
  return to ? pino(options, to) : pino(options)
}
