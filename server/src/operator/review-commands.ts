import { isId } from '@app/domain/ids.ts'
import { decideReview, listReviews } from '../reviews/reviews.ts'
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
    needs: ['ID'],
    does: 'shows a review on the landing page, with her first name and the month',
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
    [moment(answeredAt), id, publication, firstName, pleased ? 'pleased' : 'not really', text].join('  '),
  )
  return inLines(lines, which === 'decided' ? 'no review was decided on' : 'no review waits')
}

async function publish({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  return (await decide(database, id, { publish: true })) ? did('review_published') : not('no_review')
}

async function turnDown({ database }: OperatorContext, [id = '', ...words]: string[]): Promise<Answer> {
  const isDone = await decide(database, id, { publish: false, reason: words.join(' ') })
  return isDone ? did('review_refused') : not('no_review')
}

/** What is no id names no review. */
const decide: typeof decideReview = async (database, id, decision) =>
  isId(id) && (await decideReview(database, id, decision))
