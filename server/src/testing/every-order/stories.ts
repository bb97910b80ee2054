import { randomUUID } from 'node:crypto'
import type { Intent } from '@app/domain/payment/payment-api.ts'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import { transformationsAnswer } from '@app/domain/transformations/transformations-api.ts'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse as Response } from 'fastify'
import { drafts } from '../../database/schema/drafts.ts'
import { photos } from '../../database/schema/photos.ts'
import { COURSE } from '../buying/courses.ts'
import { CARDS, CONSENT } from '../buying/paying.ts'
import { offeredStyle } from '../full-draft.ts'
import type { Someone } from '../people.ts'
import { FromBrowser } from '../stripe/from-browser.ts'
import { registered } from '../visitor.ts'
import { insist, type World } from './world.ts'

const answered = ({ statusCode }: Response): boolean => statusCode < 500
const WISHES = {
  pack_5: { url: api.createIntent(), body: { amount: 9.9, packageType: 'pack_5', sessionName: 'Mon été' } },
  pack_20: {
    url: api.createIntent(),
    body: { amount: 24.9, packageType: 'pack_20', sessionName: 'Mon été' },
  },
  credits_10: { url: api.creditIntent(), body: { packId: 'credits_10', amount: 14.9 } },
  credits_30: { url: api.creditIntent(), body: { packId: 'credits_30', amount: 34.9 } },
  course: { url: api.courseIntent(COURSE), body: { amount: 49 } },
}
type Wish = keyof typeof WISHES

export async function newcomer(world: World): Promise<Someone> {
  const { visitor, user } = await registered(world.site)
  return { visitor, id: user.id, email: user.email }
}

/** One visit: she orders something, pays it or not, closes the tab or waits; and spends credits where she has some. */
export async function visit(world: World, her: Someone): Promise<void> {
  const wish = world.pick<Wish>('pack_5', 'pack_5', 'pack_5', 'pack_20', 'credits_10', 'credits_30', 'course')
  if (world.chance() < 0.15) await prepare(world, her, world.pick<Wish>('pack_20', 'credits_30'))
  const intent = await prepare(world, her, wish)
  if (!intent) return
  if (world.chance() < 0.05) return world.count('left unpaid')
  await pay(world, intent)
  // A closed tab asks no more.
  if (world.chance() < 0.5) await insist(() => her.visitor.get(api.payment(intent.paymentId)), answered)
  await spend(world, her)
  if (world.chance() < 0.15) refundAtProvider(world, intent)
}

/** Somebody at Stripe's dashboard is kind, in whole or in part, whatever became of the order by then. */
function refundAtProvider(world: World, intent: Intent): void {
  const { books } = world.stripe
  const id = FromBrowser.idOf(intent.clientSecret)
  const back = books.refundsOf(id).reduce((total, { amount }) => total + amount, 0)
  const { amount, status } = books.payment(id)
  if (status !== 'succeeded' || back === amount) return
  world.count('given back in the dashboard')
  books.giveBack(id, world.pick(amount - back, Math.ceil((amount - back) / 3)))
}

async function prepare(world: World, her: Someone, wish: Wish): Promise<Intent | null> {
  const { url, body } = WISHES[wish]
  if (url === api.createIntent()) await fill(world, her)
  const answer = await insist(() => her.visitor.post(url, body), answered)
  // Her draft may have been ordered meanwhile, by a payment of another tab; a course be hers already.
  if (answer.statusCode !== 200) return null
  const intent: Intent = answer.json()
  if (world.chance() < 0.05) world.count('no consent')
  else await insist(() => her.visitor.put(api.paymentConsent(intent.paymentId), CONSENT), answered)
  return intent
}

/** Stripe's messages go their own ways: at once, several times, late, or never. */
async function pay(world: World, intent: Intent): Promise<void> {
  const { webhooks } = world.stripe
  webhooks.mode = world.pick('send', 'send', 'lose', 'hold')
  webhooks.copies = world.pick(1, 1, 3)
  if (webhooks.mode !== 'send') world.count(`messages: ${webhooks.mode}`)
  else if (webhooks.copies > 1) world.count('messages: thrice')
  const browser = new FromBrowser(world.stripe)
  if (world.chance() < 0.1) {
    world.count('card declined')
    await browser.confirm(intent.clientSecret, CARDS.declined)
  }
  await browser.confirm(intent.clientSecret, CARDS.good)
}

async function spend(world: World, her: Someone): Promise<void> {
  const list = await insist(() => her.visitor.get(api.transformations()), answered)
  const done = transformationsAnswer.parse(list.json()).transformations.filter(transformationIs.completed)
  const [one] = done.sort(() => world.chance() - 0.5)
  if (one) await insist(() => her.visitor.post(api.moreImages(one.id)), answered)
}

const REPORT = { verdicts: [], faces: 1, score: 1 }

/** Fifteen photos, a name and a style: what a draft needs. */
async function fill(world: World, her: Someone): Promise<void> {
  await insist(async () => {
    const answer = await insist(() => her.visitor.get(api.draft()), answered)
    const { id: draftId, uploadedImages } = answer.json().draft
    if (uploadedImages.length > 0) return
    const rows = Array.from({ length: PHOTOS_PER_TRANSFORMATION }, () => {
      const id = randomUUID()
      return {
        ...{ id, userId: her.id, draftId, verdicts: [], checksum: id, bytes: 1, width: 900, height: 1200 },
        ...{ file: `photos/${id}.jpg`, thumbnail: `photos/${id}.small.webp`, report: REPORT },
      }
    })
    await world.tx((context) =>
      context.database.transaction(async (tx) => {
        await tx.insert(photos).values(rows)
        const baseStyle = offeredStyle(context)
        await tx.update(drafts).set({ name: 'Mon été', baseStyle }).where(eq(drafts.id, draftId))
      }),
    )
  })
}
