import { expect, it } from 'vitest'
import { createQueryClient } from '../shell/query-client.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { drawKnowing } from '../testing/draw-knowing.tsx'
import { Gate } from './gate.tsx'

const part = <Gate>Son espace</Gate>

// spec: 2.3, 2.92
it('while it is asked who she is, a loader says « Chargement du tableau de bord... » and nothing else shows', () => {
  const html = drawKnowing(part, createQueryClient())
  expect(html).toMatch(/role="status" class="loading-screen".*Chargement du tableau de bord\.\.\./)
  expect(html).not.toContain('Son espace')
})

it('her dashboard shows once she is known', () => expect(drawForTest(part)).toContain('Son espace'))
