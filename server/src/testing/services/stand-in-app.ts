/**
 * `node stand-in-app.ts SLOW_MS built|none`: the app as the environment says, in a process that may be killed, without
 * the pixels: what a service has made is finished plainly, and our own engine makes plain pictures, each in so many
 * milliseconds. With the built pages, or without any.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../config.ts'
import { SeveralEngines } from '../../engines/several-engines.ts'
import { run } from '../../run.ts'
import { openStartupServer } from '../../startup-server.ts'
import { PlainEngine } from '../engines/engine.ts'
import { PlainFinisher } from './plain-finisher.ts'

const ALL_GOOD = Number.POSITIVE_INFINITY
const slowMs = Number(process.argv[2])
const pages = process.argv[3] === 'built' ? 'built' : 'none'

/** As long at each picture as a renderer is. */
class SlowEngine extends PlainEngine {
  override produce: PlainEngine['produce'] = (order, watch, signal) => {
    const nextTarget = async () => {
      await pause(slowMs, undefined, { signal })
      return watch.nextTarget()
    }
    return super.produce(order, { ...watch, nextTarget }, signal)
  }
}

const config = readConfig(process.env)
const { open } = config.engine
config.engine.open = async (needs) => {
  const opened = await open({ ...needs, finisher: new PlainFinisher() })
  if (!(opened.engine instanceof SeveralEngines)) return opened
  const plain = new SlowEngine(ALL_GOOD, opened.engine.offeredStyles())
  return { ...opened, engine: opened.engine.with('hair', plain) }
}
const startup = config.role.web ? await openStartupServer(config.host, config.port) : null
await run(config, startup, { pages })
// Whoever started one that answers nobody knows by this that it may be told to stop.
console.log('at work')
