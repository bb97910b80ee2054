/**
 * `node seed-finished.ts DATA_DIR [ANSWERS] [waiting]`: leaves somebody with a finished transformation in a new app there, without
 * the minutes her images take, and so many answers of others to the question after theirs. Prints her address, her
 * transformation, the token of a sign-in of hers that has expired, and that of an operator's; her password is that of
 * everybody in tests. With `waiting`, somebody else has paid for two whose jobs failed once and wait
 * an hour for their next try.
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
const her = await someone(home)
const { id } = await makeTransformation(home, her, { images: IMAGES, size: SIZE })
const answers = Number(process.argv[3] ?? 0)
await answerAsOthers(home, { answers, pleased: answers })
const operator = await someone(home, 'operator')
const expired = her.visitor.cookies.sign_in ?? ''
await context.database.execute(
  sql`update sign_ins set expires_at = now() - interval '1 minute' where token_hash = ${tokenHash(expired)}`,
)
const waiting = process.argv[4] === 'waiting' ? await leaveWaiting() : null
await app.close()
await close()
const operatorToken = operator.visitor.cookies.sign_in
process.stdout.write(
  JSON.stringify({ email: her.email, transformationId: id, expiredToken: expired, operatorToken, waiting }),
)

async function leaveWaiting(): Promise<{ email: string; transformationIds: string[] }> {
  const client = await someone(home)
  const transformationIds: string[] = []
  for (const _order of ['first', 'second'])
    transformationIds.push((await buyPackage(home, client)).transformationId)
  await context.database.execute(
    sql`update jobs.job set state = 'retry', start_after = now() + interval '1 hour'
      where data->>'transformationId' = any(${sql.param(transformationIds)}::text[])`,
  )
  return { email: client.email, transformationIds }
}
