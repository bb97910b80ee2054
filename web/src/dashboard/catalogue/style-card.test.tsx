import type { BaseStyle } from '@app/domain/catalogue/catalogue-api.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import { RadioGroup } from '@base-ui/react/radio-group'
import { describe, expect, it } from 'vitest'
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
const draw = (impossible: ImpossibleReason | null) =>
  drawForTest(
    <RadioGroup>
      <StyleCard style={pixie} preview={null} impossible={impossible} />
    </RadioGroup>,
  )

describe('a style her photos do not carry', () => {
  it('says so, with the reason, and cannot be chosen', () => {
    const html = draw('hidden')
    expect(html).toContain('Pas possible sur ces photos.')
    expect(html).toContain('Vos cheveux y cachent ce que ce style laisserait voir.')
    expect(html).toContain('aria-disabled="true"')
    expect(draw('unclear')).toContain('pas assez net')
    expect(draw('unsuited')).toContain('ne le montreraient pas assez bien')
  })
  it('any other is chosen as ever', () => {
    expect(draw(null)).not.toContain('Pas possible')
    expect(draw(null)).not.toContain('aria-disabled="true"')
  })
})
