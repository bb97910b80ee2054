import { describe, expect, it } from 'vitest'
import { plainLayout } from '../../../../test/plain-layers.ts'
import { LAYER } from '../layout.ts'
import { bareBeyond } from './bare-beyond.ts'

/** One row: S skin, C cloth, . hidden; what lies beyond each pixel, seen from the middle. */
function beyond(row: string): string {
  const layout = plainLayout({ w: row.length, h: 1 }, LAYER.clothes)
  for (let x = 0; x < row.length; x++) {
    if (row[x] === '.') layout.seen[x] = 0
    else if (row[x] === 'S') layout.layer[x] = LAYER.body
  }
  return [...bareBeyond(layout, row.length / 2)].join('')
}

describe('what hair hides has bare skin beyond it', () => {
  it('where a shoulder is seen first on the way out, on either side', () =>
    expect(beyond('SS..CC..SS')).toBe('1111001111'))
  it('not where cloth is', () => expect(beyond('SC..SS..CS')).toBe('1000110001'))
  it('nor where hair hides all of it', () => expect(beyond('....SS....')).toBe('0000110000'))
})
