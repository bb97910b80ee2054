import { isId } from '@app/domain/ids.ts'
import { decideReview, listReviews, versionOf } from '../reviews/reviews.ts'
import { type Answer, did, not } from './answer.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'
import { inLines, moment } from './words.ts'

export const REVIEW_COMMANDS: Command[] = [
  {
    name: 'reviews',
    looks: true,
    needs: [],
    may: ['decided'],
    does: 'lists reviews that wait to be published or refused; or those that were',
    run: list,
  },
  {
    name: 'publish-review',
    needs: ['ID', 'VERSION'],
    does: 'shows a review on the landing page, in the words of the version that reviews lists, with her first name',
    run: publish,
  },
  {
    name: 'refuse-review',
    needs: ['ID', 'REASON'],
    does: 'does not show a review; she reads the reason',
    run: turnDown,
  },
]

async function list({ database }: OperatorContext, [which = '']: string[]): Promise<Outcome> {
  const found = await listReviews(database, which === 'decided' ? 'decided' : 'waiting')
  const lines = found.map(({ id, firstName, pleased, text, publication, answeredAt }) =>
    [
      ...[moment(answeredAt), id, versionOf(text), publication, firstName],
      ...[pleased ? 'pleased' : 'not really', text],
    ].join('  '),
  )
  return inLines(lines, which === 'decided' ? 'no review was decided on' : 'no review waits')
}

const PUBLISHED = { none: 'no_review', changed: 'review_changed' } as const

async function publish({ database }: OperatorContext, [id = '', version = '']: string[]): Promise<Answer> {
  const decided = isId(id) ? await decideReview(database, id, { publish: true, version }) : 'none'
  return decided === 'done' ? did('review_published') : not(PUBLISHED[decided])
}

async function turnDown({ database }: OperatorContext, [id = '', ...words]: string[]): Promise<Answer> {
  const reason = words.join(' ')
  const isDone = isId(id) && (await decideReview(database, id, { publish: false, reason })) === 'done'
  return isDone ? did('review_refused') : not('no_review')
}
