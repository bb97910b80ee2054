import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MadeImage } from '../../engines/engine.ts'
import { buyPackage } from '../../testing/buying/buying.ts'
import { appMaking, creditsOf, mailKindsTo, seenBy } from '../../testing/buying/extending.ts'
import { someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { generate } from './generate.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const CALM = new AbortController().signal

it.each([
  { late: 'a picture', isMade: true },
  { late: 'that there is none', isMade: false },
])(
  'a run that is overtaken and then brings $late changes nothing of what the later one has made (F9)',
  async ({ isMade }) => {
    const her = await someone(home)
    const { transformationId: id } = await buyPackage(home, her)
    const [reached, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = appMaking(home, 5)
    const produce = slow.engine.produce.bind(slow.engine)
    slow.engine.produce = (order, watch, signal) =>
      produce(
        order,
        {
          ...watch,
          tried: async (tried, target, made: MadeImage | null) => {
            reached.resolve()
            await mayGoOn.promise
            await watch.tried(tried, target, isMade ? made : null)
          },
        },
        signal,
      )
    const overtaken = generate(slow, { transformationId: id }, CALM)
    await reached.promise
    await generate(appMaking(home, 5), { transformationId: id }, CALM)
    const before = await seenBy(her, id)
    expect([before.status, before.images.length]).toEqual(['completed', 5])
    mayGoOn.resolve()
    await overtaken
    expect(await seenBy(her, id)).toEqual(before)
    expect((await mailKindsTo(home, her)).filter((kind) => kind !== 'receipt')).toEqual(['ready'])
    expect(await creditsOf(her)).toBe(0)
  },
)
