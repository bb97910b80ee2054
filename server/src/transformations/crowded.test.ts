import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { MOST_UNSEEN } from '../photos/jobs.ts'
import { askIntent, intentOf } from '../testing/buying/paying.ts'
import { smallJpeg } from '../testing/engines/pictures.ts'
import { fillDraft, openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { MOST_WAITING } from './generate-job.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(() => home.context.database.execute(sql`delete from jobs.job`))

/** So many jobs of others wait. */
const crowd = (name: string, count: number) =>
  home.context.database.execute(sql`insert into jobs.job (name, data)
    select ${name}, '{}'::jsonb from generate_series(1, ${count}::int)`)

const CROWDED = {
  statusCode: 503,
  body: { code: 'crowded', error: expect.stringContaining('Réessayez dans quelques minutes') },
  retryAfter: '600',
}
const FINE = { statusCode: 201, body: {}, retryAfter: undefined }

async function orderFree(her: Someone) {
  await fillDraft(home, her)
  const { name: sessionName, baseStyle } = await openDraftOf(her)
  const wish = { sessionName, baseStyle, packageType: 'pro_test', paymentMethod: 'free_pro' }
  const { statusCode, headers, json } = await her.visitor.post(api.createTransformation(), wish)
  return { statusCode, retryAfter: headers['retry-after'], body: json() }
}

it.each([
  { waiting: MOST_WAITING.free - 1, answer: FINE },
  { waiting: MOST_WAITING.free, answer: CROWDED },
  { waiting: MOST_WAITING.free + 1, answer: CROWDED },
])(
  'with $waiting that wait, what is free is answered with $answer.statusCode',
  async ({ waiting, answer }) => {
    const her = await someone(home, 'pro')
    await crowd('generate-images', waiting)
    expect(await orderFree(her)).toMatchObject(answer)
  },
)

it('what is paid is taken for ten times as long, and then no card is asked', async () => {
  const her = await someone(home)
  await fillDraft(home, her)
  await crowd('generate-images', MOST_WAITING.paid - 1)
  expect((await intentOf(her)).paymentId).toEqual(expect.any(String))
  await crowd('generate-images', 1)
  const other = await someone(home)
  await fillDraft(home, other)
  const refused = await askIntent(other)
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'crowded'])
  // Who waits is still shown what she has.
  expect((await her.visitor.get(api.transformations())).statusCode).toBe(200)
})

it.each([
  { unseen: MOST_UNSEEN - 1, status: 200 },
  { unseen: MOST_UNSEEN, status: 503 },
])(
  'with $unseen photos that nobody has looked at, another is answered with $status',
  async ({ unseen, status }) => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    await crowd('check-photo', unseen)
    const sent = await her.visitor.upload(id, [{ name: 'her.jpg', bytes: await smallJpeg() }])
    expect([sent.statusCode, sent.headers['retry-after']]).toEqual([
      status,
      status === 503 ? '60' : undefined,
    ])
  },
)
