import type { Context } from '../context.ts'
import { raiseOnce } from './alerts.ts'

/** An image left without its signed manifest: somebody has to see to the certificate. */
export async function tellUnsigned(
  { database, log }: Pick<Context, 'database' | 'log'>,
  cause: unknown,
): Promise<void> {
  log.error({ err: cause }, 'sign an image')
  const alert = { kind: 'signing_failed', subject: 'C2PA_CERTIFICATE', about: '' } as const
  // Her image is worth more than the word of it.
  await raiseOnce(database, alert).catch((err) => log.error({ err }, 'raise an alert'))
}
