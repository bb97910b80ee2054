import { lacksPhotoConsent } from '@app/domain/engines/makers.ts'
import type { Engine } from '../../engines/engine.ts'
import type { OrderRow } from '../order-row.ts'

/** Who makes what this order buys; null where nothing is made. One from before there were several is the preferred engine's. */
export const engineOfOrder = (engine: Engine, order: Pick<OrderRow, 'kind' | 'engine'>): string | null =>
  order.kind === 'package' ? (order.engine ?? engine.names[0] ?? '') : null

/** Whether her photos would leave the house for this order without her consent. */
export function lacksConsentToPhotos(
  engine: Engine,
  order: Pick<OrderRow, 'kind' | 'engine'>,
  photosTo: readonly string[],
): boolean {
  const maker = engineOfOrder(engine, order)
  return maker !== null && lacksPhotoConsent(maker, photosTo)
}
