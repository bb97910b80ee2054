import { isId } from '@app/domain/ids.ts'
import { CLAIM_FIELDS, type ClaimField, proofFrom, typedFrom } from '@app/domain/operator/typed-claim.ts'
import { CLAIM_KINDS, type ClaimKind } from '@app/domain/site/claim-parts.ts'
import { ANSWERS_SHOWN_FROM, DELIVERED_SHOWN_FROM } from '@app/domain/site/claims.ts'
import {
  type ClaimRow,
  deleteClaim,
  enterClaim,
  listClaims,
  proveClaim,
  publishClaim,
  withdrawClaim,
} from '../../claims/claims.ts'
import { type Answer, did, namesOfWrong, not } from '../answer.ts'
import type { Command, OperatorContext, Outcome } from '../command.ts'
import { inLines, moment } from '../words.ts'

export const CLAIM_COMMANDS: Command[] = [
  {
    name: 'claims',
    looks: true,
    needs: [],
    does: 'lists what the house claims of itself, what proves it, and whether it is shown',
    run: list,
  },
  {
    name: 'enter-claim',
    needs: ['KIND', 'FIGURE|MONTH'],
    may: ['ANSWERS|FIRST-NAME', 'FROM|TEXT', 'TO'],
    does: `writes down a claim, unseen: ${CLAIM_KINDS.join(', ')}; days as 2026-11-01`,
    // Somebody who is named goes when she wants to: what is in the log stays.
    writes: ([kind = '', ...words]) => (kind === 'review' ? [kind, words[0] ?? ''] : [kind, ...words]),
    run: enter,
  },
  {
    name: 'prove-claim',
    needs: ['ID', 'DAY', 'EVIDENCE', 'LICENCE'],
    may: ['URL'],
    does: 'says what proves a claim, since which day, and what lets the house say it',
    run: prove,
  },
  {
    name: 'publish-claim',
    needs: ['ID'],
    does: 'shows a claim that is proven; the same figure of before is shown no more',
    run: publish,
  },
  {
    name: 'withdraw-claim',
    needs: ['ID'],
    does: 'shows a claim no more',
    run: withdraw,
  },
  {
    name: 'delete-claim',
    needs: ['ID'],
    does: 'deletes a claim that is not shown',
    run: remove,
  },
]

async function list({ database }: OperatorContext): Promise<Outcome> {
  const lines = (await listClaims(database)).map((row) =>
    [
      ...[row.id, stateOf(row), row.kind, wordsOf(row)],
      ...(row.provenOn ? [`${row.evidence}, ${row.provenOn}`] : []),
    ].join('  '),
  )
  return inLines(lines, 'the house claims nothing')
}

const wordsOf = ({ kind, says }: ClaimRow): string =>
  CLAIM_FIELDS[kind].map((field: ClaimField) => String(Reflect.get(says, field))).join(' ')

const stateOf = ({ publishedAt, withdrawnAt }: ClaimRow): string => {
  if (publishedAt) return `shown since ${moment(publishedAt)}`
  return withdrawnAt ? `withdrawn ${moment(withdrawnAt)}` : 'not shown'
}

const isKind = (typed: string): typed is ClaimKind => CLAIM_KINDS.some((kind) => kind === typed)

async function enter({ database }: OperatorContext, [kind = '', ...words]: string[]): Promise<Answer> {
  if (!isKind(kind)) return not('claim_wrong', { fields: CLAIM_KINDS.join(' | ') })
  const read = typedFrom(kind, words)
  if (!read.success) return wrong(read.error.issues)
  await enterClaim(database, read.data)
  return did('claim_entered')
}

async function prove({ database }: OperatorContext, [id = '', ...words]: string[]): Promise<Answer> {
  const read = proofFrom(words)
  if (!read.success) return wrong(read.error.issues)
  return isId(id) && (await proveClaim(database, id, read.data)) ? did('claim_proven') : not('no_claim')
}

const wrong = (issues: readonly { path: PropertyKey[] }[]): Answer =>
  not('claim_wrong', { fields: namesOfWrong(issues) })

async function publish({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  const became = isId(id) ? await publishClaim(database, id) : 'none'
  if (became === 'published') return did('claim_shown')
  if (became === 'none') return not('no_claim')
  if (became === 'unproven') return not('claim_unproven')
  return not('claim_too_few', { deliveries: DELIVERED_SHOWN_FROM, answers: ANSWERS_SHOWN_FROM })
}

async function withdraw({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  return isId(id) && (await withdrawClaim(database, id)) ? did('claim_withdrawn') : not('claim_not_shown')
}

async function remove({ database }: OperatorContext, [id = '']: string[]): Promise<Answer> {
  return isId(id) && (await deleteClaim(database, id)) ? did('claim_deleted') : not('claim_not_deleted')
}
