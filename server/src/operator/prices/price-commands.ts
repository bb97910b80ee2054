import { isPrice, PRICE_CENTS } from '@app/domain/catalogue/prices.ts'
import { centsFromTyped } from '@app/domain/payment/typed-amount.ts'
import { changePackagePrice, listPrices, notePrice, type PriceChange } from '../../catalogue/catalogue.ts'
import { changePackPrice } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import { type Answer, did, not } from '../answer.ts'
import type { Command, OperatorContext } from '../command.ts'
import { euros, inLines, moment } from '../words.ts'

export const PRICE_COMMANDS: Command[] = [
  {
    name: 'prices',
    looks: true,
    needs: [],
    does: 'lists what packages and packs of credits have cost, from when; the last line of each is in force',
    run: async ({ database }) =>
      inLines(
        (await listPrices(database)).map(({ article, since, priceCents, operatorId }) =>
          [moment(since), article, euros(priceCents), ...(operatorId ? [`by ${operatorId}`] : [])].join('  '),
        ),
        'nothing is sold',
      ),
  },
  {
    name: 'set-price',
    needs: ['ARTICLE', 'EUROS'],
    does: 'changes what a package or a pack of credits costs from now on; what was ordered keeps its price',
    run: setPrice,
  },
]

const NOT_CHANGED = { unknown: 'not_sold', same: 'price_same' } as const

async function setPrice(
  { database, operatorId }: OperatorContext,
  [article = '', typed = '']: string[],
): Promise<Answer> {
  const priceCents = centsFromTyped(typed)
  if (priceCents === null || !isPrice(priceCents)) {
    const { min, max } = PRICE_CENTS
    return not('price_wrong', { typed, min: min / 100, max: max / 100 })
  }
  const outcome = await database.transaction(async (tx) => {
    const changed = await change(tx, article, priceCents)
    if (changed === 'changed') await notePrice(tx, { article, priceCents, operatorId: operatorId ?? null })
    return changed
  })
  const facts = { article, price: priceCents / 100 }
  return outcome === 'changed' ? did('price_changed', facts) : not(NOT_CHANGED[outcome], facts)
}

async function change(tx: Queryable, article: string, priceCents: number): Promise<PriceChange> {
  const ofPackage = await changePackagePrice(tx, article, priceCents)
  return ofPackage === 'unknown' ? changePackPrice(tx, article, priceCents) : ofPackage
}
