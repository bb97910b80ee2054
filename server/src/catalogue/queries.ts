import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import {
  type FreeEntitlement,
  isOffered,
  type PackageType,
  packageLock,
  pricePerImage,
} from '@app/domain/catalogue/packages.ts'
import type { Language } from '@app/texts/languages.ts'
import { typoEn, typoFr } from '@app/texts/typo.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../database/client.ts'
import { packages } from '../database/schema/catalogue.ts'
import { refuse } from '../errors.ts'

type Words = { fr: string; en: string }
/** The catalogue is written by hand, with plain spaces and straight apostrophes, as every other sentence is. */
const printed = (fr: string, en: string): Words => ({ fr: typoFr(fr), en: typoEn(en) })

export async function offeredPackages(
  database: Queryable,
  language: Language,
  her: FreeEntitlement,
): Promise<Package[]> {
  const rows = await database.select().from(packages).orderBy(asc(packages.position))
  return rows
    .filter((row) => isOffered(row.id, her))
    .map((row) => {
      const name = printed(row.nameFr, row.nameEn)
      const description = printed(row.descriptionFr, row.descriptionEn)
      return {
        id: row.id,
        name: name[language],
        description: description[language],
        images: row.images,
        price: row.priceCents,
        pricePerImage: pricePerImage(row.priceCents, row.images),
        recommended: row.recommended,
        lock: packageLock(row.id, her),
        words: { name, description },
      }
    })
}

export async function findPackage(
  database: Queryable,
  type: PackageType,
): Promise<typeof packages.$inferSelect> {
  const [found] = await database.select().from(packages).where(eq(packages.id, type))
  return found ?? refuse('package_unknown')
}
