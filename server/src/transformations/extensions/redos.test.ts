import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../database/schema/payment.ts'
import { buyPackage } from '../../testing/buying/buying.ts'
import { askRedo, runExtension, seenBy } from '../../testing/buying/extending.ts'
import { operate } from '../../testing/operate.ts'
import { type Someone, someone } from '../../testing/people.ts'
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
/** A package of five of which three came. */
async function bought() {
  const her = await someone(home)
  const order = await buyPackage(home, her)
  await runExtension(home, order.transformationId, 3)
  return { her, ...order }
}
describe('a defective image is made again for nothing', () => {
  const firstImage = async (her: Someone, id: string) => (await seenBy(her, id)).images[0]?.id ?? ''

  it('not once all the money went back', async () => {
    const { her, orderId, transformationId } = await bought()
    const image = await firstImage(her, transformationId)
    await giveBack(orderId)
    const answer = await askRedo(her, image)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'redo_over'])
    expect(await seenBy(her, transformationId)).toMatchObject({ redosLeft: 0, redoUntil: null })
  })

  it('not once the contract was renounced under way', async () => {
    const { her, orderId, transformationId } = await bought()
    const image = await firstImage(her, transformationId)
    await home.context.database.update(orders).set({ withdrawnAt: new Date() }).where(eq(orders.id, orderId))
    const answer = await askRedo(her, image)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'redo_over'])
    expect((await seenBy(her, transformationId)).redosLeft).toBe(0)
  })

  it('also after a part of the money went back as a gesture', async () => {
    const { her, orderId, transformationId } = await bought()
    await giveBack(orderId, '1,00')
    expect((await askRedo(her, await firstImage(her, transformationId))).statusCode).toBe(200)
  })

  it('three times that brought an image: one that brought none is not counted', async () => {
    const her = await someone(home)
    const { id, imageIds } = await makeTransformation(home, her, { images: 5 })
    const left: number[] = []
    for (const good of [6, 7, 7]) {
      expect((await askRedo(her, imageIds[0] ?? '')).statusCode).toBe(200)
      left.push((await seenBy(her, id)).redosLeft)
      await runExtension(home, id, good)
      left.push((await seenBy(her, id)).redosLeft)
    }
    expect(left).toEqual([2, 2, 1, 1, 0, 1])
    expect((await askRedo(her, imageIds[0] ?? '')).statusCode).toBe(200)
  })
})
