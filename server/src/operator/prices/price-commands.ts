import { isPrice, PRICE_CENTS } from '@app/domain/catalogue/prices.ts'
import { centsFromTyped } from '@app/domain/payment/typed-amount.ts'
import { changePackagePrice, listPrices, notePrice, type PriceChange } from '../../catalogue/catalogue.ts'
import { changePackPrice } from '../../credits/credits.ts'
import type { Queryable } from '../../database/client.ts'
import type { Command, OperatorContext, Outcome } from '../command.ts'
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

async function setPrice(
  { database, operatorId }: OperatorContext,
  [article = '', typed = '']: string[],
): Promise<Outcome> {
  const priceCents = centsFromTyped(typed)
  if (priceCents === null || !isPrice(priceCents)) {
    const { min, max } = PRICE_CENTS
    return { done: false, said: `${typed} is not a price: write ${euros(min)} to ${euros(max)}` }
  }
  const outcome = await database.transaction(async (tx) => {
    const changed = await change(tx, article, priceCents)
    if (changed === 'changed') await notePrice(tx, { article, priceCents, operatorId: operatorId ?? null })
    return changed
  })
  return {
    done: outcome === 'changed',
    said: {
      unknown: `nothing that is sold is called ${article}`,
      same: `${article} costs ${euros(priceCents)} already`,
      changed: `${article} costs ${euros(priceCents)} from now on`,
    }[outcome],
  }
}

async function change(tx: Queryable, article: string, priceCents: number): Promise<PriceChange> {
  const ofPackage = await changePackagePrice(tx, article, priceCents)
  return ofPackage === 'unknown' ? changePackPrice(tx, article, priceCents) : ofPackage
}
