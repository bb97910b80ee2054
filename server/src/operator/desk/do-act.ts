import { type ActNeeds, DESK_ACTS, type DeskAct } from '@app/domain/operator/desk-acts.ts'
import type { DeskActWish } from '@app/domain/operator/desk-api.ts'
import { claimWords, proofWords } from '@app/domain/operator/typed-claim.ts'
import { licenceWords } from '@app/domain/operator/typed-licence.ts'
import { offerWords } from '@app/domain/operator/typed-offer.ts'
import { sql } from 'drizzle-orm'
import type { Person } from '../../accounts/accounts.ts'
import type { Queryable } from '../../database/client.ts'
import type { Answer } from '../answer.ts'
import type { Act, OperatorContext } from '../command.ts'
import { COMMANDS } from '../commands.ts'
import { actInLog } from '../log.ts'

/** Done to a person: their commands know her by her address, the desk by her id. */
const TO_A_PERSON: readonly DeskAct[] = [
  ...(['make-pro', 'make-client', 'confirm-email', 'accept-pro', 'refuse-pro'] as const),
  ...(['give-credits', 'take-credits', 'block', 'unblock', 'delete-account'] as const),
]

/** Does what the command of this name does, and writes it down. */
export async function doAct(context: OperatorContext, operator: Person, wish: DeskActWish): Promise<Answer> {
  const { act, id, press } = wish
  const command = commandNamed(act)
  const typed = wordsOf(wish)
  const written = command.writes?.([id, ...typed]).slice(1) ?? typed
  // What names a person goes with her account: it is not written down where nothing is taken out.
  const words = DESK_ACTS[act] === 'address' ? '' : written.join(' · ')
  const line = { operatorId: operator.id, act, subject: id, words, press }
  return actInLog(context.database, line, async () => {
    const subject = TO_A_PERSON.includes(act) ? await addressOf(context.database, id) : id
    return command.run({ ...context, operatorId: operator.id }, [subject, ...typed])
  })
}

/** What was typed, as the command takes it after what it is done to; what it does not ask for is left out. */
function wordsOf(wish: DeskActWish): string[] {
  const { words, count, offer, claim, proof, licence, budget, version } = wish
  const needs: ActNeeds = DESK_ACTS[wish.act]
  if (needs === 'offer' && offer) return offerWords(offer)
  if (needs === 'claim' && claim) return claimWords(claim)
  if (needs === 'proof' && proof) return proofWords(proof)
  if (needs === 'licence' && licence) return licenceWords(licence)
  if (needs === 'version' && version) return [version]
  const first = [...(count === undefined ? [] : [`${count}`]), ...(budget === undefined ? [] : [budget])]
  return [...first, ...(words ? [words] : [])]
}

function commandNamed(act: DeskAct): Act {
  const found = COMMANDS.find(({ name }) => name === act)
  if (!found || found.looks) throw new Error(`there is no command ${act}`)
  return found
}

async function addressOf(database: Queryable, id: string): Promise<string> {
  const { rows } = await database.execute<{ email: string }>(
    sql`select email from users where id::text = ${id}`,
  )
  return rows[0]?.email ?? ''
}
