import { wornTone } from '@app/domain/catalogue/worn-tone.ts'
import type { Context } from '../../context.ts'
import { findOpenDraft } from '../../drafts/drafts.ts'
import { readAhead } from '../../photos/photos.ts'
import type { OrderRow } from '../order-row.ts'

type Reading = Pick<Context, 'config' | 'database' | 'engine' | 'log' | 'storage'>

/**
 * Her photos are known when she comes to pay, and typing a card takes longer than reading some of them: what is read
 * meanwhile, the order need not. Where this process makes images too; what goes wrong here is done by the order.
 */
export async function readWhileShePays(context: Reading, order: OrderRow): Promise<void> {
  if (!context.config.role.worker) return
  await read(context, order).catch((cause) => context.log.warn({ err: cause }, 'read photos ahead'))
}

async function read(context: Reading, order: OrderRow): Promise<void> {
  const { userId, draftId, engine, baseStyle: style, images } = order
  const draft = userId ? await findOpenDraft(context.database, userId) : undefined
  if (!engine || !style || !draft || draft.id !== draftId) return
  const tone = wornTone(style, order.tone)
  await readAhead(context, draft.id, { engine, style, tone, firstCount: images })
}
