/**
 * `node seed-finished.ts DATA_DIR PEOPLE [ANSWERS] [waiting]`: leaves so many people, each with a finished transformation, in a
 * new app there, without the minutes their images take, and so many answers of others to the question after theirs.
 * Prints of each her address, her transformation and the token of a sign-in of hers that has expired; and the token of
 * an operator's. Their password is that of everybody in tests. With `waiting`, somebody else has paid for two whose jobs
 * failed once and wait an hour for their next try.
 */
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { tokenHash } from '../../accounts/tokens.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openContext } from '../../start.ts'
import { answerAsOthers } from '../answering.ts'
import { buyPackage } from '../buying/buying.ts'
import { judgeStandIns } from '../engines/stand-in-judgements.ts'
import { someone } from '../people.ts'
import { makeTransformation } from '../transformation.ts'

const IMAGES = 5
/** As large as ours are, so that they can be enlarged on a screen. */
const SIZE = { width: 960, height: 1280 }

const config = readConfig({
  NODE_ENV: 'test',
  DATA_DIR: process.argv[2],
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000',
})
config.role.worker = false
const { context, close } = await openContext(config, pino({ level: 'silent' }), () => 'http://localhost')
const app = await buildApp(context, { pages: 'none' })
const home = { context, app, stripe: null, judgements: judgeStandIns(context), close }
const people = []
for (let nth = 0; nth < Number(process.argv[3] ?? 1); nth += 1) people.push(await finishedPerson())
const answers = Number(process.argv[4] ?? 0)
await answerAsOthers(home, { answers, pleased: answers })
const operator = await someone(home, 'operator')
const waiting = process.argv[5] === 'waiting' ? await leaveWaiting() : null
await app.close()
await close()
const operatorToken = operator.visitor.cookies.sign_in
process.stdout.write(JSON.stringify({ people, operatorToken, waiting }))

async function finishedPerson() {
  const her = await someone(home)
  const { id } = await makeTransformation(home, her, { images: IMAGES, size: SIZE })
  const expiredToken = her.visitor.cookies.sign_in ?? ''
  await context.database.execute(
    sql`update sign_ins set expires_at = now() - interval '1 minute' where token_hash = ${tokenHash(expiredToken)}`,
  )
  return { email: her.email, transformationId: id, expiredToken }
}

async function leaveWaiting(): Promise<{ email: string; transformationIds: string[] }> {
  const client = await someone(home)
  const transformationIds: string[] = []
  for (const _order of ['first', 'second'])
    transformationIds.push((await buyPackage(home, client)).transformationId)
  await context.database.execute(
    sql`update jobs.job set state = 'retry', start_after = now() + interval '20 hours'
      where data->>'transformationId' = any(${sql.param(transformationIds)}::text[])`,
  )
  return { email: client.email, transformationIds }
}
