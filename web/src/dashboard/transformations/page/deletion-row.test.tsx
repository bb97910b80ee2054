import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { DeletionRow } from './deletion-row.tsx'

const draw = (packageType: Transformation['packageType'], language: Language = 'fr') =>
  drawForTest(<DeletionRow transformation={sampleTransformation({ packageType })} />, { language })

it('deleting says what goes, and that what was paid stays in her purchases', () => {
  const row = draw('pack_20')
  expect(row).toContain('Ses images et les photos sources encore gardées.')
  expect(row).toContain('Votre achat reste dans votre parcours.')
})

it('where nothing was bought, no purchase is spoken of', () => {
  expect(draw('decouverte')).not.toContain('achat')
  expect(draw('pro_test', 'en')).not.toContain('purchase')
})
