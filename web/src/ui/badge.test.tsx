import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StatusBadge, type StatusTone } from './badge.tsx'

const draw = (tone: StatusTone) => renderToStaticMarkup(<StatusBadge tone={tone} label="Statut" />)

describe('a badge turns while something is under way', () => {
  it.each(['training', 'generating'] as const)('%s', (tone) => expect(draw(tone)).toContain('animate-spin'))
  it.each(['success', 'failed', 'waiting', 'returned'] as const)('and stands still otherwise: %s', (tone) =>
    expect(draw(tone)).not.toContain('animate-spin'),
  )
})
