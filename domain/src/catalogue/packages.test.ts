import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FreeEntitlement,
  isFreePackage,
  isOffered,
  PACKAGE_TYPES,
  packageLock,
  pricePerImage,
  refuseFreePackage,
} from './packages.ts'

const client: FreeEntitlement = {
  isPro: false,
  emailVerified: true,
  proTestTaken: false,
  firstFreeTaken: false,
  firstFreeOffered: true,
}
const pro: FreeEntitlement = { ...client, isPro: true }

describe('who may take which package for nothing', () => {
  it.each([
    { type: 'pro_test', who: 'a pro', her: pro, refusal: null },
    { type: 'pro_test', who: 'a pro not verified', her: { ...pro, emailVerified: false }, refusal: null },
    { type: 'pro_test', who: 'a pro again', her: { ...pro, proTestTaken: true }, refusal: 'already_taken' },
    { type: 'pro_test', who: 'a client', her: client, refusal: 'not_pro' },
    { type: 'decouverte', who: 'a client with a confirmed address', her: client, refusal: null },
    {
      type: 'decouverte',
      who: 'a client with no confirmed address',
      her: { ...client, emailVerified: false },
      refusal: 'email_unverified',
    },
    {
      type: 'decouverte',
      who: 'a client again',
      her: { ...client, firstFreeTaken: true },
      refusal: 'already_taken',
    },
    { type: 'decouverte', who: 'a pro', her: pro, refusal: 'pro' },
    {
      type: 'decouverte',
      who: 'anyone where the operator does not offer it',
      her: { ...client, firstFreeOffered: false },
      refusal: 'not_offered',
    },
    { type: 'pack_5', who: 'a client', her: client, refusal: 'not_free' },
    { type: 'pack_120', who: 'a pro', her: pro, refusal: 'not_free' },
    // spec: 3.14
  ] as const)('$type for $who: $refusal', ({ type, her, refusal }) => {
    expect(refuseFreePackage(type, her)).toBe(refusal)
  })
})

describe('the packages a person sees', () => {
  const seenBy = (her: FreeEntitlement) => PACKAGE_TYPES.filter((type) => isOffered(type, her))
  const paid = ['pack_5', 'pack_20', 'pack_50', 'pack_120']

  it.each([
    { who: 'a client with a confirmed address', her: client, sees: ['decouverte', ...paid] },
    {
      who: 'a client with no confirmed address',
      her: { ...client, emailVerified: false },
      sees: ['decouverte', ...paid],
    },
    {
      who: 'a client with no confirmed address who took hers',
      her: { ...client, emailVerified: false, firstFreeTaken: true },
      sees: paid,
    },
    { who: 'a client who took her free one', her: { ...client, firstFreeTaken: true }, sees: paid },
    { who: 'a pro', her: pro, sees: ['pro_test', ...paid] },
    { who: 'a pro who took her test', her: { ...pro, proTestTaken: true }, sees: paid },
  ])('$who sees $sees', ({ her, sees }) => {
    expect(seenBy(her)).toEqual(sees)
  })

  it('the first one of a client is locked until her address is confirmed, and nothing else ever is', () => {
    const locked = { ...client, emailVerified: false }
    expect(PACKAGE_TYPES.filter((type) => packageLock(type, locked))).toEqual(['decouverte'])
    expect(PACKAGE_TYPES.filter((type) => packageLock(type, client))).toEqual([])
    expect(PACKAGE_TYPES.filter((type) => packageLock(type, { ...pro, emailVerified: false }))).toEqual([])
  })

  it('nobody ever sees both free packages', () => {
    const flag = fc.boolean()
    const anyone = fc.record<FreeEntitlement>({
      isPro: flag,
      emailVerified: flag,
      proTestTaken: flag,
      firstFreeTaken: flag,
      firstFreeOffered: flag,
    })
    fc.assert(
      fc.property(anyone, (her) => {
        const seen = seenBy(her)
        expect(seen.filter(isFreePackage).length).toBeLessThanOrEqual(1)
        expect(seen).toEqual(expect.arrayContaining(paid))
      }),
    )
  })
})

describe('the price of one image, in euros, to the cent', () => {
  it.each([
    { cents: 990, images: 5, euros: 1.98 },
    { cents: 2490, images: 20, euros: 1.25 },
    { cents: 4990, images: 50, euros: 1 },
    { cents: 9990, images: 120, euros: 0.83 },
    { cents: 0, images: 5, euros: 0 },
    // spec: 9.7
  ])('$images images for $cents cents: $euros', ({ cents, images, euros }) => {
    expect(pricePerImage(cents, images)).toBe(euros)
  })
})
