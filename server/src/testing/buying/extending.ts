import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { api } from '@app/domain/routes.ts'
import {
  type TransformationWithImages,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { creditEntries } from '../../database/schema/credits.ts'
import { mails } from '../../database/schema/mails.ts'
import { extensions } from '../../database/schema/transformations.ts'
import { generate } from '../../transformations/making/generate.ts'
import { PlainEngine } from '../engines/engine.ts'
import type { Someone } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** Credits of hers, wherever they came from. */
export const endow = async ({ context }: TestApp, her: Someone, amount: number): Promise<void> => {
  await context.database.insert(creditEntries).values({ userId: her.id, amount, reason: 'shortfall' })
}

export const creditsOf = async ({ visitor }: Someone): Promise<number> =>
  (await visitor.get(api.credits())).json().balance

export const askMore = ({ visitor }: Someone, id: string) => visitor.post(api.moreImages(id))
export const askRedo = ({ visitor }: Someone, imageId: string) => visitor.post(api.imageRedo(imageId))

export const seenBy = async ({ visitor }: Someone, id: string): Promise<TransformationWithImages> =>
  transformationAnswer.parse((await visitor.get(api.transformation(id))).json()).transformation

/** The app with an engine of which this many images turn out well, with those she has. */
export const appMaking = ({ context }: TestApp, good: number): Context => ({
  ...context,
  engine: new PlainEngine(good, BASE_STYLE_IDS),
})

export const openExtensionOf = async ({ context }: TestApp, id: string): Promise<string | undefined> => {
  const [open] = await context.database
    .select({ id: extensions.id })
    .from(extensions)
    .where(and(eq(extensions.transformationId, id), isNull(extensions.finishedAt)))
  return open?.id
}

/** Does the job of the run that is under way, with an engine of which this many images turn out well. */
export async function runExtension(
  home: TestApp,
  id: string,
  good: number,
  signal = new AbortController().signal,
): Promise<void> {
  const extensionId = await openExtensionOf(home, id)
  await generate(appMaking(home, good), { transformationId: id, ...(extensionId && { extensionId }) }, signal)
}

/** What was written to her, but for the welcome. */
export const mailKindsTo = async ({ context }: TestApp, { email }: Someone): Promise<string[]> => {
  const rows = await context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(asc(mails.createdAt))
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'welcome')
}
