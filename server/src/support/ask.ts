import { pages } from '@app/domain/routes.ts'
import type { EnquiryWish } from '@app/domain/support/support-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Person } from '../accounts/accounts.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { lockName } from '../database/lock-name.ts'
import { enquiries } from '../database/schema/support.ts'
import { transformations } from '../database/schema/transformations.ts'
import { refuse } from '../errors.ts'

export type Asking = Pick<Context, 'config' | 'database' | 'mailer' | 'publicUrl'>

/** So long the same words again are the same enquiry: a page loaded again, a second press, an answer that was lost. */
export const SAME_ENQUIRY_SECONDS = 3600

/** Who asks, and in which language the house writes back. */
export interface Asker {
  person: Person | null
  language: Language
}

/**
 * Takes down what she asks and brings it to the house, in one transaction. She is written to only at an address that is
 * known to be hers: otherwise anybody could have us write to anybody. @returns its number
 */
export async function ask(context: Asking, { person, language }: Asker, wish: EnquiryWish): Promise<number> {
  const email = person?.email ?? wish.email
  if (!email) refuse('invalid', { fields: { email: 'emailRequired' } })
  return context.database.transaction(async (tx) => {
    const about = wish.transformationId ? await findHers(tx, person, wish.transformationId) : null
    const asked = { userId: person?.id ?? null, email, text: wish.text, transformationId: about?.id ?? null }
    const known = await findSame(tx, asked)
    if (known) return known.number
    const [row] = await tx
      .insert(enquiries)
      .values({ ...asked, language })
      .returning({ number: enquiries.number })
    const number = row?.number ?? 0
    await tellTheHouse(context, tx, { number, email, text: wish.text, person, about })
    if (person?.emailVerifiedAt) await confirmToHer(context, tx, { number, person, language })
    return number
  })
}

interface About {
  id: string
  name: string
}

async function findHers(tx: Queryable, person: Person | null, id: string): Promise<About> {
  const [found] = await tx
    .select({ id: transformations.id, name: transformations.name })
    .from(transformations)
    .where(
      and(
        eq(transformations.id, id),
        eq(transformations.userId, person?.id ?? id),
        isNull(transformations.deletedAt),
      ),
    )
  return found ?? refuse('transformation_not_found')
}

type Asked = Pick<typeof enquiries.$inferSelect, 'userId' | 'email' | 'text' | 'transformationId'>

/** The same that still waits for its answer. The lock first: of two at once the second finds the first. */
async function findSame(tx: Queryable, { userId, email, text, transformationId }: Asked) {
  await lockName(tx, `enquiries of ${email}`)
  const [same] = await tx
    .select({ number: enquiries.number })
    .from(enquiries)
    .where(
      and(
        sql`${enquiries.userId} is not distinct from ${userId}::uuid`,
        eq(enquiries.email, email),
        eq(enquiries.text, text),
        sql`${enquiries.transformationId} is not distinct from ${transformationId}::uuid`,
        isNull(enquiries.answeredAt),
        gt(enquiries.askedAt, sql`now() - make_interval(secs => ${SAME_ENQUIRY_SECONDS})`),
      ),
    )
  return same
}

interface Told {
  number: number
  email: string
  text: string
  person: Person | null
  about: About | null
}

/** Answering the message answers her. */
const tellTheHouse = (
  { config, mailer }: Asking,
  tx: Queryable,
  { number, email, text, person, about }: Told,
): Promise<void> =>
  mailer.post(tx, {
    to: config.brand.supportEmail,
    replyTo: email,
    ...(person && { userId: person.id }),
    language: 'fr',
    kind: 'enquiry',
    values: { number },
    link: `mailto:${email}`,
    parts: [
      { paragraphs: text.split(/\n+/) },
      {
        rows: [
          ['De', person ? `${person.firstName}, ${email}` : email],
          ...(about ? [['Transformation', `${about.name} (${about.id})`] as [string, string]] : []),
        ],
      },
    ],
    dedupeKey: `enquiry:${number}`,
  })

const confirmToHer = (
  { config, mailer, publicUrl }: Asking,
  tx: Queryable,
  { number, person, language }: { number: number; person: Person; language: Language },
): Promise<void> =>
  mailer.post(tx, {
    to: person.email,
    userId: person.id,
    language,
    kind: 'enquiry_received',
    values: { number, firstName: person.firstName, supportDelay: config.brand.supportDelay },
    link: publicUrl() + pages.dashboard(),
    dedupeKey: `enquiry:${number}:received`,
  })
