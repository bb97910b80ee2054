import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { PageGate, PartGate } from './query-gate.tsx'

type Query = Parameters<typeof PageGate<string[]>>[0]['query']

const refused = (status: number) => new ApiError({ status, code: null, sentence: '' })
const underWay: Query = { data: undefined, error: null, refetch: async () => null }
const come: Query = { ...underWay, data: ['Mariage de Léa'] }
const failed = (status: number): Query => ({ ...underWay, error: refused(status) })

const drawPage = (query: Query, missing?: string) =>
  drawForTest(
    <PageGate query={query} failure="purchases.failure" missing={missing}>
      {(names) => names.join()}
    </PageGate>,
  )
const drawPart = (query: Query) =>
  drawForTest(
    <PartGate query={query} failure="purchases.failure" wait="Un instant">
      {(names) => names.join()}
    </PartGate>,
  )

describe.each([
  { place: 'page', draw: drawPage },
  { place: 'part of a page', draw: drawPart },
])('a $place that hangs on one call', ({ draw }) => {
  it('shows what has come', () => expect(draw(come)).toBe('Mariage de Léa'))
  it('keeps it when asking again fails', () =>
    expect(draw({ ...come, error: refused(500) })).toBe('Mariage de Léa'))
  it('says in its place what could not be fetched, with a way to try again', () =>
    expect(draw(failed(500))).toMatch(/role="alert".*Erreur achats.*Réessayer/s))
  it('says nothing of a failure while it is under way', () => {
    expect(draw(underWay)).toContain('animate-spin')
    expect(draw(underWay)).not.toContain('Erreur')
  })
})

it('a part says what is under way', () => expect(drawPart(underWay)).toMatch(/role="status".*Un instant/s))

describe('an address that names nothing of hers', () => {
  it.each([400, 404])('is said to be missing, not to have failed: %i', (status) =>
    expect(drawPage(failed(status), 'Achat introuvable')).toBe('Achat introuvable'),
  )
  it.each([0, 401, 403, 500])('is not what any other failure means: %i', (status) =>
    expect(drawPage(failed(status), 'Achat introuvable')).toContain('Erreur achats'),
  )
  it('is a failure where nothing can be missing', () =>
    expect(drawPage(failed(404))).toContain('Erreur achats'))
})
