import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { Footer } from './footer.tsx'

/** As the server writes it into the page. */
function footerOf(dataset: { supportChat?: string }): string {
  vi.stubGlobal('document', { documentElement: { dataset } })
  return drawForTest(<Footer />)
}
afterEach(() => void vi.unstubAllGlobals())

describe('the footer of the dashboard', () => {
  it('leads to the chat of the house', () =>
    expect(footerOf({ supportChat: 'https://clavardage.example/ondee' })).toMatch(
      /<a href="https:\/\/clavardage\.example\/ondee"[^>]*>Discuter avec nous<\/a>/,
    ))
  it('names none where nobody answers', () => expect(footerOf({})).not.toContain('Discuter avec nous'))
})
