import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { describe, expect, it } from 'vitest'
import { PictureBook } from '../../preview/picture-book.ts'
import { headPreviews } from './head-previews.ts'
import type { DraftPreview } from './use-draft-preview.ts'

const book = new PictureBook()
const carrying = (styles: BaseStyleId[], isWhole = true): DraftPreview => ({
  ...{ step: 'ready', isWhole, count: styles.length, come: 0, hasSoftBackdrops: false },
  of: (style) => (styles.includes(style) ? { book, path: style } : null),
})
const SHOWN: BaseStyleId[] = ['carre_frange', 'pixie', 'long_lisse']
const draw = (
  preview: DraftPreview,
  { isKnown = false, isDrawn = false, told = [] as BaseStyleId[] } = {},
) => {
  const headOf = headPreviews(preview, {
    shown: SHOWN,
    isDrawn,
    isToldOf: (style) => isKnown || told.includes(style),
  })
  return SHOWN.map(headOf)
}

describe('the previews on their way', () => {
  it('are counted in the order in which they will come: those she sees before the others', () => {
    const all = carrying([...SHOWN])
    const places = () => draw(all).map((head) => (head && typeof head === 'object' ? head.place : head))
    expect(places()).toEqual([1, 2, 3])
    const sights = SHOWN.map((style, at) => () => ({ isInSight: style === 'long_lisse', at }))
    for (const [at, style] of SHOWN.entries()) book.open(style, sights[at]).catch(() => null)
    expect(places()).toEqual([2, 3, 1])
    for (const [at, style] of SHOWN.entries()) book.leave(style, sights[at])
  })
})

describe('a style that the photo she sees does not carry', () => {
  const some = carrying(['carre_frange', 'long_lisse'])
  const first = { book, path: 'carre_frange', place: 1, total: 2 }
  const second = { book, path: 'long_lisse', place: 2, total: 2 }

  it('is not checked yet until her other photos were asked, and a drawing after', () => {
    expect(draw(some)).toEqual([first, 'unchecked', second])
    expect(draw(some, { isKnown: true })).toEqual([first, null, second])
  })
  it('is a drawing as soon as another photo of hers is known to carry it, while the rest are still read', () => {
    const one = carrying(['carre_frange'])
    expect(draw(one, { told: ['pixie'] }).slice(1)).toEqual([null, 'unchecked'])
  })
  it('is only coming while that photo is being read: it may carry it', () => {
    expect(draw(carrying(['long_lisse'], false))).toEqual([
      'soon',
      'soon',
      { ...second, place: 1, total: null },
    ])
    expect(draw({ step: 'making' })).toEqual(['soon', 'soon', 'soon'])
  })
  it('is counted among those that come only once that photo is read: there may be more of them', () => {
    const totals = (isWhole: boolean) =>
      draw(carrying(['carre_frange', 'pixie'], isWhole)).map((head) =>
        typeof head === 'object' ? head?.total : head,
      )
    expect(totals(false)).toEqual([null, null, 'soon'])
    expect(totals(true)).toEqual([2, 2, 'unchecked'])
  })
  it('is not checked yet either where she looks at the drawings, or where no photo could be shown', () => {
    expect(draw(some, { isDrawn: true })).toEqual([null, 'unchecked', null])
    expect(draw({ step: 'failed', why: '' })).toEqual(['unchecked', 'unchecked', 'unchecked'])
    expect(draw({ step: 'failed', why: '' }, { isKnown: true })).toEqual([null, null, null])
  })
})
