import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { Row, Rows } from './rows.tsx'

const draw = (names: string[], none?: string) =>
  drawForTest(
    <Rows of={names} {...(none && { none })}>
      {(name) => <Row key={name} title={name} note="2026" end="9,90 €" />}
    </Rows>,
  )

describe('what stands in rows', () => {
  it('is a list, in the order it came in', () =>
    expect(draw(['Reçu 2', 'Reçu 1'])).toMatch(/^<ul[^>]*><li.*Reçu 2.*<li.*Reçu 1.*<\/li><\/ul>$/s))
  it('says its name, then what is known of it, then what is at its end', () =>
    expect(draw(['Reçu'])).toMatch(/>Reçu<.*>2026<.*9,90 €/s))
  it('is no list when there is none, but a sentence that says so', () => {
    expect(draw([], 'Aucun reçu')).toMatch(/^<p[^>]*>Aucun reçu<\/p>$/)
    expect(draw([])).toBe('')
  })
})

it('a row may be called by a link', () =>
  expect(drawForTest(<Row title={<a href="/recu">Reçu</a>} />)).toMatch(/<a href="\/recu">Reçu<\/a>/))
