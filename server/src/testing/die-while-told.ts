/**
 * `node die-while-told.ts < { env, body, signature }`: a house that is told something by Stripe and is killed, as by
 * a power button, between keeping the message and committing what it means.
 */
import { text } from 'node:stream/consumers'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openLog } from '../plugins/open-log.ts'
import { openHouse } from '../start.ts'
import { receive } from './receive.ts'

interface Told {
  env: Record<string, string>
  body: string
  signature: string
}

const { env, body, signature } = JSON.parse(await text(process.stdin)) as Told
const config = readConfig(env)
config.role.worker = false
const { house } = await openHouse(config, openLog('silent'), () => 'http://localhost')
const app = await buildApp(house, { pages: 'none' })
house.jobs.send = async () => {
  process.kill(process.pid, 'SIGKILL')
}
await receive(app, body, signature)
