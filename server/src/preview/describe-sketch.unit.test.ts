import type { MadeSketch, SketchedStyle } from '@app/hair/preview-contract.ts'
import { expect, it } from 'vitest'
import { describeSketch } from './describe-sketch.ts'

const style = (id: string, softBackdrop: boolean): SketchedStyle => ({
  ...{ id, technique: 'strands', needsPlate: true },
  softBackdrop,
})
const STYLES = [
  style('pixie', true),
  style('balayage_doux', false),
  style('garconne', true),
  style('mulet', true),
]
const SKETCH: MadeSketch = {
  ...{ made: true, isWhole: true, mayNeedPlate: true, before: new Uint8Array(), w: 288, h: 384 },
  styles: STYLES.map(({ id }) => id),
  sketch: { analysis: null, plate: null, styles: STYLES },
  ...{ upTo: 7.4, stages: {} },
}

it('a preview tells the styles that are offered, and which of those show the backdrop out of focus', () =>
  expect(describeSketch(SKETCH, ['balayage_doux', 'pixie'])).toEqual({
    ...{ width: 288, height: 384, isWhole: true },
    styles: ['pixie', 'balayage_doux'],
    softBackdrops: ['pixie'],
    upTo: 7,
  }))
