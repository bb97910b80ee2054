import { randomUUID } from 'node:crypto'
import { depthsOfStyle, missOfTone } from '@app/domain/catalogue/worn-tone.ts'
import { isHosted, lacksPhotoConsent } from '@app/domain/engines/makers.ts'
import type { HostedPreviewAsked, HostedPreviewWish } from '@app/domain/preview/hosted-preview-api.ts'
import { hostedPreviewsLeft } from '@app/domain/preview/hosted-preview-rules.ts'
import type { Context } from '../../context.ts'
import { hostedPreviews } from '../../database/schema/preview.ts'
import { findOpenDraft, holdOpenDraft } from '../../drafts/drafts.ts'
import type { Engine } from '../../engines/engine.ts'
import { refuse } from '../../errors.ts'
import { photoRowsOf } from '../../photos/photos.ts'
import { bestOf } from '../preview-draft.ts'
import { MAKE_HOSTED_PREVIEW } from './preview-job.ts'
import { askedBy } from './rows.ts'

/** Has one style made of the best photo of her draft, by the image service that would make her images. */
export async function askHosted(
  { database, engine, jobs }: Pick<Context, 'database' | 'engine' | 'jobs'>,
  userId: string,
  wish: HostedPreviewWish,
): Promise<HostedPreviewAsked> {
  const { style, tone, photosTo } = wish
  if (!engine.offeredStyles().includes(style)) refuse('style_not_offered')
  if (missOfTone(style, tone, depthsOfStyle(style))) refuse('tone_too_deep')
  const draft = (await findOpenDraft(database, userId)) ?? refuse('draft_missing')
  const maker = await makerAgreedTo(engine, wish)
  const id = randomUUID()
  const left = await database.transaction(async (tx) => {
    // Two asked for at the same moment are counted one after the other.
    await holdOpenDraft(tx, userId, draft.id)
    const { today, isUnderWay } = await askedBy(tx, userId)
    if (isUnderWay) refuse('hosted_preview_under_way')
    if (hostedPreviewsLeft(today) === 0) refuse('hosted_previews_over')
    const [photo = refuse('preview_no_photo')] = bestOf(await photoRowsOf(tx, draft.id))
    const asked = { style, tone, engine: maker, photosTo }
    await tx.insert(hostedPreviews).values({ id, userId, photoId: photo.id, ...asked })
    await jobs.send(tx, MAKE_HOSTED_PREVIEW, { previewId: id })
    return hostedPreviewsLeft({ counted: today.counted + 1, asked: today.asked + 1 })
  })
  jobs.notify(MAKE_HOSTED_PREVIEW)
  return { id, left }
}

/** Which service makes it, as far as she has agreed. Our own engine has shown her the style already. */
async function makerAgreedTo(engine: Engine, { style, photosTo }: HostedPreviewWish): Promise<string> {
  const agreed = await engine.engineFor(style, photosTo)
  if (agreed && isHosted(agreed) && !lacksPhotoConsent(agreed, photosTo)) return agreed
  const other = (await engine.engineFor(style)) ?? refuse('engine_resting')
  return refuse(lacksPhotoConsent(other, photosTo) ? 'photos_consent_missing' : 'hosted_preview_ours')
}
