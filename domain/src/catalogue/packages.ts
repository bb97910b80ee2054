import { PHOTOS_FOR_FIRST_FREE, PHOTOS_PER_TRANSFORMATION } from '../photos/photo-rules.ts'

/**
 * Image packages. Prices live in the database, seeded by migration: the operator edits them.
 * Here is only what the rules need to know: which packages exist and which of them are free, and for whom.
 */
export const PACKAGE_TYPES = ['pro_test', 'decouverte', 'pack_5', 'pack_20', 'pack_50', 'pack_120'] as const
export type PackageType = (typeof PACKAGE_TYPES)[number]

/** What a person may take for nothing, and has not taken yet. */
export interface FreeEntitlement {
  isPro: boolean
  emailVerified: boolean
  proTestTaken: boolean
  firstFreeTaken: boolean
  /** Operator switch FIRST_FREE (product rule 3). */
  firstFreeOffered: boolean
}

export type FreePackageRefusal =
  | 'not_pro'
  | 'pro'
  | 'already_taken'
  | 'email_unverified'
  | 'not_offered'
  | 'not_free'

/** Why this person may not take this package for nothing; `null` when she may. */
export function refuseFreePackage(type: PackageType, her: FreeEntitlement): FreePackageRefusal | null {
  if (type === 'pro_test') {
    if (!her.isPro) return 'not_pro'
    return her.proTestTaken ? 'already_taken' : null
  }
  if (type !== 'decouverte') return 'not_free'
  if (!her.firstFreeOffered) return 'not_offered'
  if (her.isPro) return 'pro'
  if (her.firstFreeTaken) return 'already_taken'
  return her.emailVerified ? null : 'email_unverified'
}

export const isFreePackage = (type: PackageType): boolean => type === 'pro_test' || type === 'decouverte'

/** How many photos that count a package is made from, at least. */
export const photosNeeded = (type: string | null): number =>
  type === ('decouverte' satisfies PackageType) ? PHOTOS_FOR_FIRST_FREE : PHOTOS_PER_TRANSFORMATION

/** The packages a person sees: every paid one, the free ones she may take, and the one that waits for her address. */
export const isOffered = (type: PackageType, her: FreeEntitlement): boolean =>
  !isFreePackage(type) || refuseFreePackage(type, her) === null || packageLock(type, her) !== null

/** What she has to do before she may take a package she sees. */
export const PACKAGE_LOCKS = ['email_unverified'] as const
export type PackageLock = (typeof PACKAGE_LOCKS)[number]

export const packageLock = (type: PackageType, her: FreeEntitlement): PackageLock | null =>
  isFreePackage(type) && refuseFreePackage(type, her) === 'email_unverified' ? 'email_unverified' : null

/** Price of one image in euros, rounded to the cent. */
export const pricePerImage = (priceCents: number, images: number): number =>
  Math.round(priceCents / images) / 100
