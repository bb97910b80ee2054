import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { expect, it } from 'vitest'
import { shownImages } from './use-favourites-filter.ts'

const image = (id: string, favourite: boolean): Image => ({
  ...{ id, favourite, position: 1, url: '', thumbnailUrl: '', beforeUrl: null, downloadUrl: '' },
  downloadSize: { width: 960, height: 1280 },
  ...{ width: 960, height: 1280, tone: '7.44', softBackdrop: false },
})
const IMAGES = [image('a', false), image('b', true), image('c', false), image('d', true)]
const numbers = (picked: string[] | null, images = IMAGES) =>
  shownImages(images, picked && new Set(picked)).map(({ number }) => number)

it('without the filter all are shown', () => expect(numbers(null)).toEqual([1, 2, 3, 4]))

it('with it the favourites only, under the numbers they have among all', () =>
  expect(numbers(['b', 'd'])).toEqual([2, 4]))

it('one she takes back stays until the filter is pressed again', () =>
  expect(numbers(['b', 'd'], [IMAGES[0], image('b', false), IMAGES[2], IMAGES[3]] as Image[])).toEqual([
    2, 4,
  ]))

it('one she adds meanwhile comes too', () =>
  expect(numbers(['b'], [image('a', true), image('b', true)])).toEqual([1, 2]))

it('when the last favourite is deleted all are shown again', () =>
  expect(numbers(['b'], [image('a', false), image('c', false)])).toEqual([1, 2]))
