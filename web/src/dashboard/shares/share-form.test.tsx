import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { ShareForm, type ShareFormProps } from './share-form.tsx'

const IMAGE = {
  ...{ id: '1', position: 2, url: '/2', thumbnailUrl: '/2s', beforeUrl: '/2b', downloadUrl: '/2d' },
  downloadSize: { width: 960, height: 1280 },
  ...{ width: 960, height: 1280, tone: '7.44', favourite: false, softBackdrop: false },
} satisfies Image

const idle = { error: null, isPending: false } as ShareFormProps['opening']
const draw = (image: Partial<Image> = {}, language: 'fr' | 'en' = 'fr') =>
  drawForTest(<ShareForm image={{ ...IMAGE, ...image }} name="Mon été" opening={idle} />, { language })

it('her photo stays out unless she ticks it, and it is said what it is', () => {
  const form = draw()
  expect(form).toContain('Montrer aussi ma photo d’avant')
  expect(form).toContain('votre vraie photo')
  expect(form).not.toMatch(/type="checkbox"[^>]* checked=""/)
})

it('once her photo is forgotten there is nothing to tick', () =>
  expect(draw({ beforeUrl: null })).not.toContain('type="checkbox"'))

it('a week is chosen, a day or a month may be', () => {
  const options = [...draw().matchAll(/<option value="(\d+)"( selected="")?>/g)]
  expect(options.map(([, days, selected]) => [days, Boolean(selected)])).toEqual([
    ['1', false],
    ['7', true],
    ['30', false],
  ])
})

it('says what is seen, and what is not, in either language', () => {
  expect(draw()).toContain('ni votre nom, ni vos autres images')
  expect(draw({}, 'en')).toContain('neither your name nor your other images')
})
