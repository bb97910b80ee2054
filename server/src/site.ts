import type { Site } from '@app/web/page-contract.ts'
import type { House } from './house.ts'

/** What pages may say of the house: configuration, and what the engine really offers. */
export function siteOf(house: Pick<House, 'config' | 'engine' | 'publicUrl'>): Site {
  const { brand, social, legal, claims, firstFree, stripe } = house.config
  const offeredStyles = house.engine.offeredStyles()
  return {
    brand: brand.name,
    supportEmail: brand.supportEmail,
    supportDelay: brand.supportDelay,
    publicUrl: house.publicUrl(),
    firstFree,
    paysWithStripe: stripe !== null,
    stylesOffered: offeredStyles.length,
    offeredStyles,
    social,
    legal,
    claims,
  }
}
