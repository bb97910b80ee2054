import type { PhotoService } from '@app/domain/engines/makers.ts'
import type { OrderKind } from '@app/domain/payment/order-states.ts'
import type { Language } from '@app/texts/languages.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { ConsentBoxes, hasConsented, NO_CONSENT } from './consents.tsx'

const draw = (kind: OrderKind, { language = 'fr', service = null }: Asked = {}) =>
  drawForTest(
    <ConsentBoxes {...{ kind, service }} given={NO_CONSENT} onChange={() => undefined} disabled={false} />,
    { language },
  )
interface Asked {
  language?: Language
  service?: PhotoService | null
}
const BOTH = { startNow: true, losesWithdrawal: true, photosTo: null }
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('’', "'")

describe('the two consents at the pay button', () => {
  it('stand in one group, none of them ticked (L5)', () => {
    const html = draw('package')
    expect(html).toMatch(/<fieldset.*<legend.*Vos deux accords/s)
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(html).not.toContain('checked="')
  })
  it.each([
    {
      language: 'fr',
      says: [
        'J’accepte que la création commence tout de suite.',
        'Je reconnais perdre mon droit de rétractation une fois les images livrées.',
      ],
    },
    {
      language: 'en',
      says: [
        'I agree to creation starting straight away.',
        'I acknowledge that I lose my right of withdrawal once the images are delivered.',
      ],
    },
  ] as const)('say what the law asks for, in $language', ({ language, says }) => {
    for (const sentence of says) expect(draw('package', { language })).toContain(sentence)
  })
  it('speak of credits when credits are bought', () =>
    expect(draw('credits')).toMatch(/mes crédits tout de suite.*crédits dépensés/s))
  it('speak of the course when a course is bought', () =>
    expect(draw('course')).toMatch(
      /la formation s’ouvre tout de suite.*dès que j’ouvre une leçon ou un quiz/s,
    ))
  it('are both needed (L5)', () => {
    expect(hasConsented({ ...BOTH, losesWithdrawal: false }, null)).toBe(false)
    expect(hasConsented({ ...BOTH, startNow: false }, null)).toBe(false)
    expect(hasConsented(BOTH, null)).toBe(true)
  })
})

describe('where her photos would be sent to a service, a third consent', () => {
  it('stands beside the two, and is not ticked either', () => {
    const html = draw('package', { service: 'replicate' })
    expect(html).toMatch(/<legend.*Vos trois accords/s)
    expect(html.match(/type="checkbox"/g)).toHaveLength(3)
    expect(html).not.toContain('checked="')
  })
  it.each<Required<Asked> & { says: string[] }>([
    {
      ...{ service: 'replicate', language: 'fr' },
      says: [
        "J'accepte que les photos de cette transformation soient envoyées à Replicate (Replicate, LLC, États-Unis) pour créer mes images.",
        "Rien d'autre n'est envoyé : ni votre nom, ni votre adresse e-mail.",
        'effacées dès que',
        '30 jours après la livraison',
      ],
    },
    {
      ...{ service: 'fal', language: 'fr' },
      says: ['envoyées à fal (Features & Labels, Inc., États-Unis)', "à l'échéance que nous fixons"],
    },
    {
      ...{ service: 'replicate', language: 'en' },
      says: [
        'sent to Replicate (Replicate, LLC, United States) to create my images.',
        'Nothing else is sent: neither your name nor your e-mail address.',
        '30 days after delivery',
      ],
    },
    {
      ...{ service: 'fal', language: 'en' },
      says: ['sent to fal (Features & Labels, Inc., United States)', 'about a month later'],
    },
  ])('says to whom, where, what, for what and for how long: $service, $language', (asked) => {
    const words = plain(draw('package', asked)).replaceAll('&amp;', '&')
    for (const sentence of asked.says) expect(words).toContain(sentence)
  })
  it('leads to the privacy policy, and is described to who does not see it', () => {
    const html = draw('package', { service: 'fal' })
    expect(html).toMatch(/href="\/[^"]*confidentialite"/)
    const [, described] = /aria-describedby="([^"]+)"[^>]*name="photosTo"/.exec(html) ?? []
    expect(html).toContain(`<p id="${described}"`)
  })
  it.each([
    { given: null, service: 'replicate', enough: false },
    { given: 'fal', service: 'replicate', enough: false },
    { given: 'replicate', service: 'replicate', enough: true },
    { given: 'replicate', service: null, enough: true },
  ] as const)('to $given, where $service makes it: enough $enough', ({ given, service, enough }) =>
    expect(hasConsented({ ...BOTH, photosTo: given }, service)).toBe(enough),
  )
})
