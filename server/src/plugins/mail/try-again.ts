/** Minutes between one try and the next: three days in all, then nobody waits for the message any more. */
const WAITS = [1, 5, 30, 120, 360, 720, 720, 720, 720, 720] as const
export const TRIES = WAITS.length + 1

/** Up to a fifth more or less: messages that failed together do not come back together. */
const JITTER = 0.2

/** Seconds until the next try after this many; null when there is none. `chance` is between 0 and 1. */
export function secondsUntilNextTry(tries: number, chance: number): number | null {
  const minutes = WAITS[tries - 1]
  return minutes === undefined ? null : Math.round(minutes * 60 * (1 + JITTER * (2 * chance - 1)))
}

export interface SmtpFailure {
  responseCode?: number
  command?: string
}

/** The server will never take this message for this address (5xx at the address or at the message itself). */
export const isRefusedForGood = ({ responseCode = 0, command = '' }: SmtpFailure): boolean =>
  responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA')

/** Commands, and steps of our own, that concern this message alone. */
const OF_THIS_MESSAGE = ['', 'API', 'RCPT TO', 'DATA']

/** Nothing was said of this message: the server is away, or will not talk to us at all. The others wait too. */
export const isServerAway = ({ command = '' }: SmtpFailure): boolean => !OF_THIS_MESSAGE.includes(command)
