import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { makersOf } from '@app/domain/engines/makers.ts'
import { type Claims, withAnswers } from '@app/domain/site/claims.ts'
import type { Site } from '@app/web/page-contract.ts'
import type { Context } from './context.ts'
import type { ToldReviews } from './reviews/reviews.ts'

/** What pages may say of the house: configuration, what is sold, what it claims, and what the engine really offers. */
export function siteOf(
  context: Pick<Context, 'config' | 'engine' | 'publicUrl'>,
  { packages, claims, told }: { packages: readonly Package[]; claims: Claims; told: ToldReviews },
): Site {
  const { brand, social, legal, firstFree, cards } = context.config
  const offeredStyles = context.engine.offeredStyles()
  return {
    brand: brand.name,
    supportEmail: brand.supportEmail,
    supportDelay: brand.supportDelay,
    supportChat: brand.supportChat,
    publicUrl: context.publicUrl(),
    firstFree,
    makers: makersOf(context.engine.names),
    packages,
    cardProvider: cards.name,
    stylesOffered: offeredStyles.length,
    offeredStyles,
    social,
    legal,
    claims: withAnswers(claims, told),
  }
}
