import { type BaseStyleId, isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Preview } from '@app/domain/preview/preview-api.ts'
import type { MadeSketch } from '@app/hair/preview-contract.ts'

type Described = Omit<Preview, 'handle' | 'expiresInSeconds'>

/** What is told of a sketch: of the styles, only those her photo carries and the engine really makes. */
export function describeSketch(made: MadeSketch, offered: readonly BaseStyleId[]): Described {
  const { w, h, isWhole, upTo, sketch } = made
  const styles = made.styles.filter(isBaseStyleId).filter((style) => offered.includes(style))
  const soft = new Set(sketch.styles.filter(({ softBackdrop }) => softBackdrop).map(({ id }) => id))
  return {
    ...{ width: w, height: h, isWhole, styles },
    softBackdrops: styles.filter((style) => soft.has(style)),
    upTo: Math.round(upTo),
  }
}
