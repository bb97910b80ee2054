import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyCredits, buyPackage, kept } from '../../testing/buying/buying.ts'
import { askMore, creditsOf, endow, runExtension, seenBy } from '../../testing/buying/extending.ts'
import { declare } from '../../testing/declaring.ts'
import { operate } from '../../testing/operate.ts'
import { someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeTransformation } from '../../testing/transformation.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const giveBack = async (orderId: string, ...args: string[]) => {
  const outcome = await operate(home, 'refund', orderId, ...args)
  expect(outcome).toMatchObject({ done: true })
}
const delivered = async () => {
  const her = await someone(home)
  return { her, ...(await makeTransformation(home, her, { images: 5 })) }
}
/** A package of five of which so many came: what is missing was given back as credits. */
async function finishedShort(images: number) {
  const her = await someone(home)
  const bought = await buyPackage(home, her)
  await runExtension(home, bought.transformationId, images)
  expect(await creditsOf(her)).toBe(5 - images)
  return { her, ...bought }
}

describe('all the money of a pack goes back', () => {
  it('after half of it was renounced: no credit of another pack is taken', async () => {
    const { her, id } = await delivered()
    const first = await buyCredits(home, her)
    await askMore(her, id)
    await runExtension(home, id, 10)
    expect((await declare(her, first)).statusCode).toBe(200)
    const second = await buyCredits(home, her)
    await giveBack(first)
    expect([await kept(home, first), await kept(home, second), await creditsOf(her)]).toEqual([0, 1490, 10])
  })

  it.each([
    { good: 5, credits: 0, what: 'none of them came' },
    { good: 7, credits: 0, what: 'two of them came' },
    { good: 10, credits: 0, what: 'all of them came' },
  ])(
    'while five images are made with it, and $what: nothing comes back as credits too',
    async ({ good, credits }) => {
      const { her, id } = await delivered()
      const pack = await buyCredits(home, her)
      await askMore(her, id)
      await giveBack(pack)
      expect([await kept(home, pack), await creditsOf(her)]).toEqual([0, 0])
      await runExtension(home, id, good)
      expect(await creditsOf(her)).toBe(credits)
      expect((await seenBy(her, id)).status).toBe('completed')
    },
  )

  it('while images are made with it and with credits of hers: those come back', async () => {
    const { her, id } = await delivered()
    await endow(home, her, 2)
    const first = await makeTransformation(home, her, { images: 1 })
    const pack = await buyCredits(home, her)
    await askMore(her, first.id)
    await runExtension(home, first.id, 6)
    await askMore(her, id)
    // Five of the twelve are spent for good, five under way; of the ten that are given back two are unspent.
    await giveBack(pack)
    await runExtension(home, id, 5)
    expect(await creditsOf(her)).toBe(0)
    const other = await makeTransformation(home, her, { images: 1 })
    await endow(home, her, 8)
    const next = await buyCredits(home, her)
    await askMore(her, other.id)
    await giveBack(next)
    // Eight were hers and five of them are under way: all ten of the pack are unspent.
    await runExtension(home, other.id, 1)
    expect(await creditsOf(her)).toBe(8)
  })

  it('while five are made with another pack: what fails comes back', async () => {
    const { her, id } = await delivered()
    const first = await buyCredits(home, her)
    const second = await buyCredits(home, her)
    await askMore(her, id)
    await giveBack(first)
    await runExtension(home, id, 5)
    expect([await kept(home, first), await kept(home, second), await creditsOf(her)]).toEqual([0, 1490, 10])
  })
})

describe('all the money of a package goes back', () => {
  it.each([3, 4])('that had brought %i of five: the credits for the others go too', async (images) => {
    const { her, orderId } = await finishedShort(images)
    await giveBack(orderId)
    expect([await kept(home, orderId), await creditsOf(her)]).toEqual([0, 0])
  })

  it('and only its own credits go', async () => {
    const { her, orderId } = await finishedShort(4)
    const pack = await buyCredits(home, her)
    await giveBack(orderId)
    expect([await kept(home, pack), await creditsOf(her)]).toEqual([1490, 10])
  })

  it('in part: the credits for what is missing stay', async () => {
    const { her, orderId } = await finishedShort(4)
    await giveBack(orderId, '2,00')
    expect(await creditsOf(her)).toBe(1)
  })

  it('once those credits are under way: what fails does not come back', async () => {
    const { her, orderId, transformationId } = await finishedShort(1)
    await endow(home, her, 1)
    await askMore(her, transformationId)
    await giveBack(orderId)
    await runExtension(home, transformationId, 1)
    // Of the five one was hers, and four were the package's.
    expect(await creditsOf(her)).toBe(1)
  })
})
