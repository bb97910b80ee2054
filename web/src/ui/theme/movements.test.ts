import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').replace(/\s+/g, ' ')
const theme = css('./theme.css')
const loading = css('./loading.css')

describe('what moves, and for how long', () => {
  // spec: 2.96
  it('a page scrolls smoothly', () => expect(theme).toMatch(/html \{ scroll-behavior: smooth; \}/))
  // spec: 2.97, 9.17
  it('a page comes from 20 px below and leaves 20 px further up, in 0.3 s', () => {
    expect(theme).toMatch(/view-transition-old\(root\) \{ animation: page-leave 0\.3s/)
    expect(theme).toMatch(/view-transition-new\(root\) \{ animation: page-enter 0\.3s/)
    expect(theme).toMatch(/page-leave \{ to \{ opacity: 0; transform: translateY\(-20px\); \} \}/)
    expect(theme).toMatch(/page-enter \{ from \{ opacity: 0; transform: translateY\(20px\); \} \}/)
  })
  // spec: 2.95, 9.15
  it('the loader of the first visit stays 1.2 s', () =>
    expect(loading).toMatch(/\.splash \{[^}]*animation: splash-lift 1\.2s/))
})
