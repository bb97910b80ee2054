import type { Context } from '../../context.ts'
import { beginAttempt } from '../attempt.ts'
import { findLate } from '../queries.ts'
import { finishTransformation } from './finish.ts'

export async function endLateTransformations(
  context: Pick<Context, 'database' | 'log' | 'mailer' | 'moneyBack' | 'publicUrl'>,
): Promise<void> {
  for (const late of await findLate(context.database)) {
    const mine = await beginAttempt(context.database, late)
    if (!mine) continue
    await finishTransformation(context, mine, 'late').catch((cause) =>
      context.log.error({ err: cause, ...late }, 'late transformation'),
    )
  }
}
