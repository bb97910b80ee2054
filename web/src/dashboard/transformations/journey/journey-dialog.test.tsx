import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { JourneyDialog } from './journey-dialog.tsx'

// A window is drawn by the browser alone: here, only what stands in it.
vi.mock('../../../ui/dialogs/dialog.tsx', () => ({
  Dialog: ({ title, children }: { title: string; children: ReactNode }) => (
    <section aria-label={title}>{children}</section>
  ),
}))

// spec: 2.58
it('« Mon parcours beauté » has two tabs, and opens on her transformations', () => {
  const html = drawForTest(<JourneyDialog />)
  expect(html).toContain('aria-label="Mon parcours beauté"')
  const tabs = [...html.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]*)</g)]
  expect(tabs.map(([, selected, name]) => [name, selected])).toEqual([
    ['Mes Transformations', 'true'],
    ['Mes Achats', 'false'],
  ])
})
