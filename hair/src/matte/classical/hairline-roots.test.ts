import { expect, test } from 'vitest'
import { plainScene } from '../../../test/plain-scene.ts'
import type { Tones } from '../scene/tones.ts'
import { hairlineRoots } from './hairline-roots.ts'

const STRAND = -4
const tones: Tones = {
  ...{ skinLight: 0.7, darkSkin: 0, strand: STRAND, smooth: STRAND, hairTexture: -3 },
  ...{ isSkinTone: () => true, isHairTone: () => false },
}

/** Of one pixel on the forehead, unless said otherwise. */
function rootsAt({ texture = -3, v = 0.4, head = 0.8, feature = 0 }): number {
  const s = plainScene(1, 1, 1)
  s.texture[0] = texture
  s.v[0] = v
  s.head[0] = head
  s.feature[0] = feature
  return hairlineRoots(s, tones)[0]
}

test('roots are where the forehead has the texture of strands', () => {
  expect(rootsAt({})).toBe(1)
  expect(rootsAt({ texture: STRAND - 0.1 })).toBe(0)
})

test('cheeks, brows and what lies beyond the head have none', () => {
  expect(rootsAt({ v: 0 })).toBe(0)
  expect(rootsAt({ feature: 1 })).toBe(0)
  expect(rootsAt({ head: 1.1 })).toBe(0)
})
