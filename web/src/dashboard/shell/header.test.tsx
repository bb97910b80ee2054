import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LogoutButton } from '../accounts/logout/logout-button.tsx'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { Header } from './header.tsx'

beforeAll(() => void vi.stubGlobal('document', { documentElement: { dataset: { brand: 'Ondée' } } }))
afterAll(() => void vi.unstubAllGlobals())

describe('the header of the dashboard', () => {
  const draw = () => drawForTest(<Header menu={<LogoutButton />} />)
  it('stays at the top', () => expect(draw()).toMatch(/^<header class="fixed inset-x-0 top-0/))
  // spec: 2.33
  it('has the logo, which leads to the dashboard', () =>
    expect(draw()).toMatch(/<a href="\/dashboard"[^>]*>.*Ondée.*?<\/a>/))
  it('has the language switch', () => expect(draw()).toMatch(/English/))
  it('has « Me déconnecter »', () => expect(draw()).toContain('aria-label="Me déconnecter"'))
})
