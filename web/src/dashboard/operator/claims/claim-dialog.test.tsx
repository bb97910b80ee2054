import { CLAIM_KINDS } from '@app/domain/site/claim-parts.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { ClaimFields, claimIn } from './claim-dialog.tsx'
import { proofOf } from './proof-dialog.tsx'

describe('what is typed of a claim', () => {
  it.each(CLAIM_KINDS)('of %s is asked for field by field, and said beside each', (kind) => {
    const { claim, lacks } = claimIn(kind, {})
    expect(claim).toBeNull()
    const drawn = drawForTest(<ClaimFields kind={kind} typed={{}} lacks={lacks} onType={() => undefined} />)
    expect(drawn.match(/aria-invalid="true"/g)).toHaveLength(Object.keys(lacks).length)
    expect(Object.keys(lacks).length).toBeGreaterThan(0)
  })

  it('is as the server takes it, without what was typed of another kind', () =>
    expect(claimIn('women', { count: ' 1200 ', percent: '94' }).claim).toEqual({
      kind: 'women',
      count: '1200',
    }))

  it('begins with what proved it last', () => {
    const cells = { proven_on: '2026-11-01', evidence: 'Comptage', licence: null, evidence_url: '' }
    expect(proofOf(cells)).toEqual({ date: '2026-11-01', evidence: 'Comptage', licence: '', url: '' })
  })
})
