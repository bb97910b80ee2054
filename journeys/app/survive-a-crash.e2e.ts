import { setTimeout as pause } from 'node:timers/promises'
import { type Draft, draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import type { Intent } from '@app/domain/payment/payment-api.ts'
import { photosMissing } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { expect, test } from '@playwright/test'
import { CARD, Person, until } from '../visitor/person.ts'
import { photoSets } from '../visitor/test-photos.ts'
import type { Photo } from '../visitor/visitor-steps.ts'
import { RunningApp } from './running-app.ts'

test('killed during upload, during payment and during generation, nothing is lost and nothing is doubled (F1, F11)', async () => {
  const app = await RunningApp.open()
  const person = await Person.register(app.url, 'crash@exemple.fr')
  const photos = (await photoSets[0]?.photos()) ?? []
  const draft = await uploadThroughACrash(app, person, photos)
  const intent = await payThroughACrash(app, person, draft)
  await generateThroughCrashes(app, person, intent)
  await app.close()
})

const draftOf = async (person: Person): Promise<Draft> =>
  draftAnswer.parse(await person.get(api.draft())).draft

/** Sends all fifteen, dies on the way, comes back, and she sends again what she got no answer for. */
async function uploadThroughACrash(app: RunningApp, person: Person, photos: Photo[]): Promise<Draft> {
  const { id } = await draftOf(person)
  const sending = photos.map(({ name, buffer }) => person.upload(id, name, buffer))
  await Promise.race(sending)
  await app.kill('SIGKILL')
  const answered = await Promise.all(sending)
  const confirmed = answered.filter((answer) => answer?.status === 200).length
  expect(confirmed, 'some photos were confirmed before the crash').toBeGreaterThan(0)
  await app.start()
  const kept = (await draftOf(person)).uploadedImages.length
  expect(kept, 'every confirmed photo is still there').toBeGreaterThanOrEqual(confirmed)
  for (const [index, { name, buffer }] of photos.entries())
    if (answered[index]?.status !== 200) await person.upload(id, name, buffer)
  const full = await until(
    '15 accepted photos',
    () => draftOf(person),
    (draft) => photosMissing(draft.uploadedImages) === 0,
  )
  expect(full.uploadedImages).toHaveLength(15)
  return full
}

/** The card is charged, and the app dies before anything came of it. */
async function payThroughACrash(app: RunningApp, person: Person, draft: Draft): Promise<Intent> {
  const wish = { sessionName: 'Après la panne', baseStyle: 'balayage_doux', packageType: 'pack_5', step: 4 }
  await person.ask('PUT', api.draftById(draft.id), wish)
  const order = { amount: 9.9, packageType: 'pack_5', sessionName: wish.sessionName }
  const { body: intent } = await person.ask<Intent>('POST', api.createIntent(), order)
  const consents = { startNow: true, losesWithdrawal: true, termsVersion: TERMS_VERSION }
  await person.ask('PUT', api.paymentConsent(intent.paymentId), consents)
  const paying = person
    .ask('POST', api.testCardConfirm(), { clientSecret: intent.clientSecret, card: CARD })
    .catch(() => null)
  await pause(15)
  await app.kill('SIGKILL')
  await paying
  await app.start()
  // She reloads and presses the button again: the same payment, never a second one.
  const again = await person.ask<Intent>('POST', api.createIntent(), order)
  if (again.status === 200) expect(again.body.paymentId).toBe(intent.paymentId)
  await person.ask('POST', api.testCardConfirm(), { clientSecret: intent.clientSecret, card: CARD })
  return intent
}

async function generateThroughCrashes(app: RunningApp, person: Person, intent: Intent): Promise<void> {
  const paid = await until(
    'the paid order to begin',
    () =>
      person.get<{ payment: { status: string; transformationId: string | null } }>(
        api.payment(intent.paymentId),
      ),
    ({ payment }) => payment.transformationId !== null,
  )
  expect(paid.payment.status).toBe('paid')
  const id = paid.payment.transformationId ?? ''
  const look = async () => transformationAnswer.parse(await person.get(api.transformation(id))).transformation
  const before = await until('a first picture', look, (seen) => seen.images.length > 0)
  await app.kill('SIGKILL')
  await app.start()
  const after = await look()
  expect(
    after.images.map((image) => image.id),
    'finished pictures are still there',
  ).toEqual(expect.arrayContaining(before.images.map((image) => image.id)))
  const done = await until('the end', look, (seen) => seen.status === 'completed')
  expect(done.images.map((image) => image.position)).toEqual([1, 2, 3, 4, 5])
  expect(done.refund).toBeNull()
  const { sessions } = await person.get<{ sessions: unknown[] }>(api.transformations())
  expect(sessions, 'one paid order, one transformation').toHaveLength(1)
  const { stats } = await person.get<{ stats: object }>(api.stats())
  expect(stats).toEqual({ totalSessions: 1, totalImagesGenerated: 5, totalSpent: 990 })
}
