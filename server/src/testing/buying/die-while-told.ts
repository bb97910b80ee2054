/**
 * `node die-while-told.ts < { env, body, signature }`: an app that is told something by Stripe and is killed, as by
 * a power button, between keeping the message and committing what it means.
 */
import { text } from 'node:stream/consumers'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openLog } from '../../plugins/open-log.ts'
import { openContext } from '../../start.ts'
import { receive } from '../receive.ts'

interface Told {
  env: Record<string, string>
  body: string
  signature: string
}

const { env, body, signature } = JSON.parse(await text(process.stdin)) as Told
const config = readConfig(env)
config.role.worker = false
const { context } = await openContext(config, openLog('silent'), () => 'http://localhost')
const app = await buildApp(context, { pages: 'none' })
context.jobs.send = async () => {
  process.kill(process.pid, 'SIGKILL')
}
await receive(app, body, signature)
