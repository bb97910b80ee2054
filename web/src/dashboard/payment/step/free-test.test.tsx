import type { Maker } from '@app/domain/engines/makers.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { FreeTest } from './free-test.tsx'

const draw = (maker: Maker) =>
  drawForTest(
    <FreeTest free={{ isPending: false, error: null }} maker={maker} recap="" onStart={() => undefined} />,
  )

it.each([
  { maker: 'hair', waits: false },
  { maker: 'comfyui', waits: false },
  { maker: 'replicate', waits: true },
  { maker: 'fal', waits: true },
] as const)('a free test by $maker waits for her consent to send her photos: $waits', ({ maker, waits }) => {
  const html = draw(maker)
  expect(html.includes('name="photosTo"')).toBe(waits)
  expect(html.includes('Acceptez l’envoi de vos photos pour pouvoir continuer.')).toBe(waits)
  expect(/<button[^>]* disabled=""/.test(html)).toBe(waits)
})
