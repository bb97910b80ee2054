import { type FreePackageRefusal, refuseFreePackage } from '@app/domain/catalogue/packages.ts'
import { draftGap } from '@app/domain/drafts/draft-rules.ts'
import { lacksPhotoConsent } from '@app/domain/engines/makers.ts'
import type { ErrorCode } from '@app/domain/errors.ts'
import type { createTransformationSchema } from '@app/domain/transformations/transformations-api.ts'
import type { z } from 'zod'
import { holdConfirmedEmail, type Person } from '../accounts/accounts.ts'
import { findEntitlement, findPackage } from '../catalogue/catalogue.ts'
import type { Context } from '../context.ts'
import { readClock } from '../database/clock.ts'
import { findOpenDraft, holdOpenDraft } from '../drafts/drafts.ts'
import type { Engine } from '../engines/engine.ts'
import { refuse } from '../errors.ts'
import { ensurePossible, photosOf } from '../photos/photos.ts'
import { createTransformation } from './create.ts'
import { ensureQueueHasRoom } from './generate-job.ts'

const UNIQUE_VIOLATION = '23505'

const CODE: Record<FreePackageRefusal, ErrorCode> = {
  not_pro: 'free_not_offered',
  pro: 'free_not_offered',
  not_offered: 'free_not_offered',
  not_free: 'free_not_offered',
  already_taken: 'free_already_taken',
  email_unverified: 'account_unverified_free',
}

type Wish = z.infer<typeof createTransformationSchema>

/** Starts a free transformation from her open draft. The database lets it happen once (migrations/0003). */
export async function createFree(
  context: Pick<Context, 'config' | 'database' | 'engine' | 'jobs' | 'storage'>,
  person: Person,
  wish: Wish,
): Promise<string> {
  const her = await findEntitlement(context.database, person, context.config.firstFree)
  const refusal = refuseFreePackage(wish.packageType, her)
  if (refusal) refuse(CODE[refusal])
  if (!context.engine.offeredStyles().includes(wish.baseStyle)) refuse('style_not_offered')
  const { images } = await findPackage(context.database, wish.packageType)
  const open = (await findOpenDraft(context.database, person.id)) ?? refuse('draft_missing')
  const engine = await engineAgreedTo(context.engine, wish)
  await ensureQueueHasRoom(context.jobs, engine, 'free')
  await ensurePossible(context, open.id, { style: wish.baseStyle, tone: wish.tone, engine })
  return context.database
    .transaction(async (tx) => {
      const draft = await holdOpenDraft(tx, person.id, open.id)
      const gap = draftGap({ ...wish, uploadedImages: await photosOf(tx, draft.id) })
      if (gap) refuse('draft_incomplete', { fields: { [gap.reason]: 'invalid' } })
      const { name, baseStyle, tone, packageType, photosTo } = wish
      return createTransformation(context, tx, {
        draft,
        orderId: null,
        name: name.trim(),
        baseStyle,
        tone,
        packageType,
        imagesOrdered: images,
        engine,
        ...{ photosTo, photosToAt: photosTo.length > 0 ? await readClock(tx) : null },
        ...(packageType === 'decouverte' && { freeEmail: await holdConfirmedEmail(tx, person.id) }),
      })
    })
    .catch((cause) => {
      const code = (cause as { cause?: { code?: string } }).cause?.code
      return code === UNIQUE_VIOLATION ? refuse('free_already_taken', { cause }) : Promise.reject(cause)
    })
}

/** Who makes it, as far as she has agreed; where only an image service may that she has not agreed to, it is refused. */
async function engineAgreedTo(engine: Engine, { baseStyle, photosTo }: Wish): Promise<string> {
  const agreed = await engine.engineFor(baseStyle, photosTo)
  if (agreed && !lacksPhotoConsent(agreed, photosTo)) return agreed
  return refuse((await engine.engineFor(baseStyle)) ? 'photos_consent_missing' : 'engine_resting')
}
