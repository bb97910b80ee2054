import type { DraftContent } from '@app/domain/drafts/draft-rules.ts'
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

describe('Suivant at step 1 wants a name and 15 accepted photos', () => {
  it('asks for the name first', () =>
    expect(footerReason(1, draft({ name: '  ', uploadedImages: [] }))).toEqual({ key: 'name' }))
  it('asks for the 8 photos missing at 7', () =>
    expect(footerReason(1, draft({ uploadedImages: photos(7) }))).toEqual({ key: 'photos', count: 8 }))
  it('does not count a photo to replace', () =>
    expect(footerReason(1, draft({ uploadedImages: [...photos(14), ...photos(1, ['blurry'])] }))).toEqual({
      key: 'photos',
      count: 1,
    }))
  // spec: 5.18
  it('counts a photo with mere advice', () =>
    expect(footerReason(1, draft({ uploadedImages: [...photos(14), ...photos(1, ['backlit'])] }))).toBeNull())
  it('asks for patience, not photos, while the last ones are checked', () =>
    expect(footerReason(1, draft({ uploadedImages: [...photos(12), ...photos(3, null)] }))).toEqual({
      key: 'checking',
    }))
  it('asks for photos when those being checked will not be enough', () =>
    expect(footerReason(1, draft({ uploadedImages: [...photos(11), ...photos(3, null)] }))).toEqual({
      key: 'photos',
      count: 4,
    }))
  it('asks for patience while the last ones are on their way', () =>
    expect(footerReason(1, draft({ uploadedImages: photos(10) }), 5)).toEqual({ key: 'sending' }))
  it('counts a photo on its way as missing while more are needed', () =>
    expect(footerReason(1, draft({ uploadedImages: photos(10) }), 2)).toEqual({ key: 'photos', count: 5 }))
  it('lets go at 15', () => expect(footerReason(1, draft())).toBeNull())
})

describe('the later steps', () => {
  it('want a style', () => expect(footerReason(2, draft({ baseStyle: null }))).toEqual({ key: 'style' }))
  it('want a package', () =>
    expect(footerReason(3, draft({ packageType: null }))).toEqual({ key: 'package' }))
  it('want what an earlier step has lost meanwhile', () =>
    expect(footerReason(3, draft({ uploadedImages: photos(14) }))).toEqual({ key: 'photos', count: 1 }))
  it('let go when everything is there', () => expect(footerReason(3, draft())).toBeNull())
})
