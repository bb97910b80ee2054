import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { SetHints } from './set-hints.tsx'

describe('what her photos lack together', () => {
  it('is said in a sentence each, as news that never interrupts', () => {
    const html = drawForTest(<SetHints hints={['left_profile', 'daylight']} />)
    expect(html).toMatch(/role="status".*Il manque un profil gauche\..*lumière du jour\./s)
    expect(html).not.toContain('role="alert"')
  })
  it('is nothing when nothing is missing', () =>
    expect(drawForTest(<SetHints hints={[]} />)).not.toContain('<li'))
})
