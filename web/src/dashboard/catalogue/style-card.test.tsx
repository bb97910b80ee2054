import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { RadioGroup } from '@base-ui/react/radio-group'
import { describe, expect, it } from 'vitest'
import { PictureBook } from '../../preview/picture-book.ts'
import type { HeadPreview } from '../preview/style-head.tsx'
import type { WhyNot } from '../preview/use-carried-styles.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { StyleCard } from './style-card.tsx'

const pixie: BaseStyle = {
  ...{ id: 'pixie', label: 'Pixie', description: '', toneCode: '10.1', toneLabel: '' },
  ...{ length: 'court', texture: 'lisse', fringe: 'biais', up: false, maker: 'hair' },
  words: {
    label: { fr: 'Pixie argenté', en: 'Silver pixie' },
    description: { fr: 'Très court.', en: 'Very short.' },
    toneLabel: { fr: 'polaire', en: 'icy' },
  },
}
const draw = (impossible: WhyNot | null, preview: HeadPreview = null, tone: OfferedTone | null = null) =>
  drawForTest(
    <RadioGroup>
      <StyleCard style={pixie} {...{ tone, preview, impossible }} at={0} isFavourite={false} />
    </RadioGroup>,
  )

describe('a style her photos do not carry', () => {
  it('says so, with the reason, and cannot be chosen', () => {
    const html = draw('hidden')
    expect(html).toContain('Pas possible sur ces photos.')
    expect(html).toContain('Vos cheveux cachent ce que ce style laisserait voir.')
    expect(html).toContain('aria-disabled="true"')
    expect(draw('unclear')).toContain('pas assez net')
    expect(draw('unsuited')).toContain('le résultat ne serait pas assez réussi')
  })
  it('says, shimmering, that it is not checked yet until that is known, and may be chosen', () => {
    const html = draw(null, 'unchecked')
    expect(html).toContain('preview-shimmer')
    // Seen on the picture, and heard with the name.
    expect(html.match(/À vérifier/g)).toHaveLength(2)
    expect(html).not.toContain('aria-disabled="true"')
  })
  it('is not still to be checked where the tone alone makes it impossible', () => {
    const html = draw('too_light', 'unchecked', '10.1')
    expect(html).not.toMatch(/À vérifier|preview-shimmer/)
  })
  it('any other is chosen as ever', () => {
    expect(draw(null)).not.toContain('Pas possible')
    expect(draw(null)).not.toContain('aria-disabled="true"')
  })
})

describe('the tone a style is worn in', () => {
  it.each([
    { tone: null, said: '10.1', words: 'polaire' },
    { tone: '4.3', said: '4.3', words: 'châtain doré' },
    { tone: '10.1', said: '10.1', words: 'polaire' },
  ] as const)('is read and heard on its card: $tone, $said', ({ tone, said, words }) => {
    const html = draw(null, null, tone)
    expect(html).toContain(`/locks/${said}`)
    expect(html).toContain(`Très court. ${said} ${words}`)
  })
  it.each([
    { why: 'too_light', says: 'Pas possible dans cette nuance. Elle est plus claire' },
    { why: 'too_deep', says: 'Pas possible dans cette nuance. Ce style éclaircit' },
  ] as const)('that cannot be, it says why not: $why', ({ why, says }) => {
    const html = draw(why, null, '10.1')
    expect(html).toContain(says)
    expect(html).toContain('aria-disabled="true"')
  })
})

describe('a style that will be shown on her photo', () => {
  const expected = { book: new PictureBook(), path: '/p', place: 5, total: 12 }
  it('shimmers over its drawing, and says which of them it will be', () => {
    const html = draw(null, expected)
    for (const part of ['pixie', 'preview-shimmer', '5 sur 12']) expect(html).toContain(part)
  })
  it('shimmers, without a number, while her photo is being read', () => {
    expect(draw(null, 'soon')).toContain('preview-shimmer')
    expect(draw(null, 'soon')).not.toContain(' sur ')
  })
  it('stays a drawing where none will come', () => expect(draw(null)).not.toContain('preview-shimmer'))
})
