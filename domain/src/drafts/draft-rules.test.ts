import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PhotoVerdict } from '../photos/photo-rules.ts'
import { type DraftContent, draftGap, reachableStep, stepGap, WIZARD_STEPS } from './draft-rules.ts'

const photos = (count: number) => Array.from({ length: count }, () => ({ verdicts: [] as PhotoVerdict[] }))
const complete: DraftContent = {
  name: 'Mon été',
  uploadedImages: photos(15),
  baseStyle: 'pixie',
  packageType: 'pack_5',
}

describe('step 1 asks for a name and exactly fifteen photos', () => {
  it.each([
    { name: '', words: 'no name' },
    { name: '   ', words: 'a name of spaces only' },
    { name: '\u00a0\t\n', words: 'a name of invisible signs only' },
    // spec: 5.17
  ])('$words is a gap', ({ name }) => {
    expect(stepGap(1, { ...complete, name }, false)).toEqual({ reason: 'name' })
  })

  it('a name of one letter is enough', () => {
    expect(stepGap(1, { ...complete, name: ' é ' }, false)).toBeNull()
  })

  // spec: 5.16
  it('fourteen photos are one short', () => {
    const draft = { ...complete, uploadedImages: photos(14) }
    expect(stepGap(1, draft, false)).toEqual({ reason: 'photos', missing: 1 })
  })

  // spec: 9.1
  it('fifteen photos are enough', () => {
    expect(stepGap(1, { ...complete, uploadedImages: photos(15) }, false)).toBeNull()
  })

  // spec: 5.18
  it('a fifteenth photo in error leaves one short', () => {
    const draft = { ...complete, uploadedImages: [...photos(14), { verdicts: ['no_face' as const] }] }
    expect(stepGap(1, draft, false)).toEqual({ reason: 'photos', missing: 1 })
  })

  it('the name is asked for before the photos', () => {
    const draft = { ...complete, name: '', uploadedImages: [] }
    expect(stepGap(1, draft, false)).toEqual({ reason: 'name' })
  })
})

describe('while her free first image is hers', () => {
  const having = (uploadedImages: DraftContent['uploadedImages'], packageType: string | null = null) => ({
    ...complete,
    uploadedImages,
    packageType,
  })
  const bad = { verdicts: ['no_face' as const] }

  it.each([
    { what: 'no photo', draft: having([]), gap: { reason: 'photos', missing: 1 } },
    { what: 'one that does not count', draft: having([bad]), gap: { reason: 'photos', missing: 1 } },
    { what: 'one still checked', draft: having([{ verdicts: null }]), gap: { reason: 'photos', missing: 1 } },
    { what: 'one good photo', draft: having([bad, ...photos(1)]), gap: null },
    { what: 'fourteen', draft: having(photos(14)), gap: null },
    { what: 'a good photo and no name', draft: { ...having(photos(1)), name: ' ' }, gap: { reason: 'name' } },
  ])('step 1 with $what: $gap', ({ draft, gap }) => {
    expect(stepGap(1, draft, true)).toEqual(gap)
  })

  it.each([
    { photos: 1, type: 'decouverte', gap: null },
    { photos: 15, type: 'decouverte', gap: null },
    { photos: 0, type: 'decouverte', gap: { reason: 'photos', missing: 1 } },
    { photos: 1, type: 'pack_5', gap: { reason: 'photos', missing: 14 } },
    { photos: 14, type: 'pack_5', gap: { reason: 'photos', missing: 1 } },
    { photos: 15, type: 'pack_5', gap: null },
    { photos: 14, type: 'pro_test', gap: { reason: 'photos', missing: 1 } },
  ])('step 3 with $photos photos and $type: $gap', ({ photos: count, type, gap }) => {
    expect(stepGap(3, having(photos(count), type), true)).toEqual(gap)
    expect(draftGap(having(photos(count), type))).toEqual(gap)
  })

  it('a draft of one photo opens where she was; of a paid package at the packages', () => {
    expect(reachableStep(3, having(photos(1), 'decouverte'), true)).toBe(3)
    expect(reachableStep(4, having(photos(1), 'pack_5'), true)).toBe(3)
    expect(reachableStep(3, having(photos(1), 'decouverte'), false)).toBe(1)
  })
})

describe('the other steps', () => {
  // spec: 5.19
  it('step 2 asks for a base style', () => {
    expect(stepGap(2, { ...complete, baseStyle: null }, false)).toEqual({ reason: 'style' })
    expect(stepGap(2, complete, false)).toBeNull()
  })

  // spec: 5.20
  it('step 3 asks for a package', () => {
    expect(stepGap(3, { ...complete, packageType: null }, false)).toEqual({ reason: 'package' })
    expect(stepGap(3, complete, false)).toBeNull()
  })

  // spec: 5.21
  it('step 4 asks for nothing', () => {
    expect(stepGap(4, { name: '', uploadedImages: [], baseStyle: null, packageType: null }, false)).toBeNull()
  })
})

describe('what keeps a draft from being ordered', () => {
  it.each([
    { without: 'nothing', draft: complete, gap: null },
    { without: 'a name', draft: { ...complete, name: ' ' }, gap: { reason: 'name' } },
    {
      without: 'photos',
      draft: { ...complete, uploadedImages: [] },
      gap: { reason: 'photos', missing: 15 },
    },
    { without: 'a style', draft: { ...complete, baseStyle: null }, gap: { reason: 'style' } },
    { without: 'a package', draft: { ...complete, packageType: null }, gap: { reason: 'package' } },
  ])('without $without', ({ draft, gap }) => {
    expect(draftGap(draft)).toEqual(gap)
  })
})

describe('the step a restored draft opens at', () => {
  it.each([
    { was: 4, draft: complete, opens: 4, why: 'nothing is missing' },
    { was: 2, draft: complete, opens: 2, why: 'she had gone back' },
    { was: 4, draft: { ...complete, uploadedImages: photos(14) }, opens: 1, why: 'a photo is missing' },
    { was: 4, draft: { ...complete, baseStyle: null }, opens: 2, why: 'the style is missing' },
    { was: 4, draft: { ...complete, packageType: null }, opens: 3, why: 'the package is missing' },
    { was: 1, draft: { ...complete, baseStyle: null }, opens: 1, why: 'she was before the gap' },
  ] as const)('she was at $was and it opens at $opens: $why', ({ was, draft, opens }) => {
    expect(reachableStep(was, draft, false)).toBe(opens)
  })

  it('is never beyond where she was, and never beyond the first gap', () => {
    const drafts = fc.record<DraftContent>({
      name: fc.constantFrom('', ' ', 'Été'),
      uploadedImages: fc.constantFrom(photos(0), photos(1), photos(14), photos(15)),
      baseStyle: fc.constantFrom(null, 'pixie'),
      packageType: fc.constantFrom(null, 'pack_5', 'decouverte'),
    })
    fc.assert(
      fc.property(fc.constantFrom(...WIZARD_STEPS), drafts, fc.boolean(), (was, draft, hasFirstFree) => {
        const opens = reachableStep(was, draft, hasFirstFree)
        expect(opens).toBeLessThanOrEqual(was)
        for (const step of WIZARD_STEPS.filter((candidate) => candidate < opens))
          expect(stepGap(step, draft, hasFirstFree)).toBeNull()
      }),
    )
  })
})
