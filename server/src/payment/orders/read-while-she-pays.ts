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

async function read(context: Reading, { userId, draftId, engine, images }: OrderRow): Promise<void> {
  const draft = userId ? await findOpenDraft(context.database, userId) : undefined
  if (!engine || !draft?.baseStyle || draft.id !== draftId) return
  const tone = wornTone(draft.baseStyle, draft.tone)
  await readAhead(context, draft.id, { engine, style: draft.baseStyle, tone, firstCount: images })
}
