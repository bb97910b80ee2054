import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transformations } from '../../database/schema/transformations.ts'
import { askIntent, CONSENT, payWith } from '../../testing/buying/paying.ts'
import { addPhotos, offeredStyle, openDraftOf } from '../../testing/full-draft.ts'
import { type Someone, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

type Step = 'photos' | 'style' | 'package' | 'payment'
const STEPS: Step[] = ['photos', 'style', 'package', 'payment']
const RIGHT = [
  ['photos', 'style', 'package', 'payment'],
  ['style', 'photos', 'package', 'payment'],
].map(String)

function ordersOf(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]]
  return steps.flatMap((first) =>
    ordersOf(steps.filter((step) => step !== first)).map((rest) => [first, ...rest]),
  )
}

/** Her wizard, called step by step in whatever order. */
class Calls {
  readonly #her: Someone
  #intent = { clientSecret: 'none', paymentId: '' }

  constructor(her: Someone) {
    this.#her = her
  }

  async photos(): Promise<void> {
    const { id } = await openDraftOf(this.#her)
    await addPhotos(home.context, this.#her, id, PHOTOS_PER_TRANSFORMATION)
  }

  async style(): Promise<void> {
    const { id } = await openDraftOf(this.#her)
    const changes = { baseStyle: offeredStyle(home.context), sessionName: 'Mon été' }
    expect((await this.#her.visitor.put(api.draftById(id), changes)).statusCode).toBe(200)
  }

  async package(): Promise<void> {
    const answer = await askIntent(this.#her)
    expect([200, 404, 409]).toContain(answer.statusCode)
    if (answer.statusCode !== 200) return
    this.#intent = answer.json()
    await this.#her.visitor.put(api.paymentConsent(this.#intent.paymentId), { ...CONSENT, photosTo: [] })
  }

  async payment(): Promise<void> {
    const { statusCode } = await payWith(this.#her, this.#intent)
    expect([200, 400, 404, 409]).toContain(statusCode)
  }
}

it.each(ordersOf(STEPS).map((steps) => ({ steps, begins: RIGHT.includes(String(steps)) })))(
  'called as $steps, a transformation begins: $begins (I4)',
  async ({ steps, begins }) => {
    const her = await someone(home)
    const calls = new Calls(her)
    for (const step of steps) await calls[step]()
    const made = await home.context.database.$count(transformations, eq(transformations.userId, her.id))
    expect(made).toBe(begins ? 1 : 0)
  },
)
