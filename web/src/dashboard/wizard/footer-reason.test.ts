import type { DraftContent, WizardStep } from '@app/domain/drafts/draft-rules.ts'
import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { describe, expect, it } from 'vitest'
import { footerReason } from './footer-reason.ts'

const photos = (count: number, verdicts: PhotoVerdict[] | null = []) =>
  Array.from({ length: count }, () => ({ verdicts }))
const draft = (content: Partial<DraftContent> = {}): DraftContent => ({
  name: 'Mariage de Léa',
  uploadedImages: photos(15),
  baseStyle: 'pixie',
  packageType: 'pack_5',
  ...content,
})

const waitsFor = (step: WizardStep, content: DraftContent, sending = 0) =>
  footerReason(step, content, { hasFirstFree: false, sending })

describe('Suivant at step 1 wants a name and 15 accepted photos', () => {
  it('asks for the name first', () =>
    expect(waitsFor(1, draft({ name: '  ', uploadedImages: [] }))).toEqual({ key: 'name' }))
  it('asks for the 8 photos missing at 7', () =>
    expect(waitsFor(1, draft({ uploadedImages: photos(7) }))).toEqual({ key: 'photos', count: 8 }))
  it('does not count a photo to replace', () =>
    expect(waitsFor(1, draft({ uploadedImages: [...photos(14), ...photos(1, ['blurry'])] }))).toEqual({
      key: 'photos',
      count: 1,
    }))
  // spec: 5.18
  it('counts a photo with mere advice', () =>
    expect(waitsFor(1, draft({ uploadedImages: [...photos(14), ...photos(1, ['backlit'])] }))).toBeNull())
  it('asks for patience, not photos, while the last ones are checked', () =>
    expect(waitsFor(1, draft({ uploadedImages: [...photos(12), ...photos(3, null)] }))).toEqual({
      key: 'checking',
    }))
  it('asks for photos when those being checked will not be enough', () =>
    expect(waitsFor(1, draft({ uploadedImages: [...photos(11), ...photos(3, null)] }))).toEqual({
      key: 'photos',
      count: 4,
    }))
  it('asks for patience while the last ones are on their way', () =>
    expect(waitsFor(1, draft({ uploadedImages: photos(10) }), 5)).toEqual({ key: 'sending' }))
  it('counts a photo on its way as missing while more are needed', () =>
    expect(waitsFor(1, draft({ uploadedImages: photos(10) }), 2)).toEqual({ key: 'photos', count: 5 }))
  it('lets go at 15', () => expect(waitsFor(1, draft())).toBeNull())
})

describe('the later steps', () => {
  it('want a style', () => expect(waitsFor(2, draft({ baseStyle: null }))).toEqual({ key: 'style' }))
  it('want a package', () => expect(waitsFor(3, draft({ packageType: null }))).toEqual({ key: 'package' }))
  it('want what an earlier step has lost meanwhile', () =>
    expect(waitsFor(3, draft({ uploadedImages: photos(14) }))).toEqual({ key: 'photos', count: 1 }))
  it('let go when everything is there', () => expect(waitsFor(3, draft())).toBeNull())
})

describe('while her free first image is hers', () => {
  const withFree = (step: WizardStep, content: DraftContent, sending = 0) =>
    footerReason(step, content, { hasFirstFree: true, sending })
  it('step 1 asks for one photo', () =>
    expect(withFree(1, draft({ uploadedImages: [] }))).toEqual({ key: 'photos', count: 1 }))
  it('step 1 asks for patience while the only one is checked', () =>
    expect(withFree(1, draft({ uploadedImages: photos(1, null) }))).toEqual({ key: 'checking' }))
  it('step 1 lets go at one, whatever else is on its way', () =>
    expect(withFree(1, draft({ uploadedImages: photos(1) }), 3)).toBeNull())
  it('step 3 still wants fifteen photos for a paid package', () =>
    expect(withFree(3, draft({ uploadedImages: photos(4) }))).toEqual({ key: 'photos', count: 11 }))
  it('the free one waits for the photos on their way, and for nothing else', () => {
    const free = draft({ uploadedImages: photos(1), packageType: 'decouverte' })
    expect(withFree(3, free, 1)).toEqual({ key: 'sending' })
    expect(withFree(3, free)).toBeNull()
  })
})
