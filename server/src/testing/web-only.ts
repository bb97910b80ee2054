import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { openLog } from '../plugins/open-log.ts'
import { openContext } from '../start.ts'
import { waitForConnections } from './databases/patient-pool.ts'
import { judgeStandIns } from './engines/stand-in-judgements.ts'
import type { TestApp } from './test-app.ts'

/**
 * An app of this process that does no jobs, on what another process of the same environment has left, or will find. On
 * the embedded database the other must have ended.
 */
export async function openWebOnly(env: Record<string, string>): Promise<TestApp> {
  const config = readConfig(env)
  config.role.worker = false
  const { context, close } = await openContext(config, openLog('silent'), () => 'http://localhost')
  waitForConnections(context.database)
  const judgements = judgeStandIns(context)
  const app = await buildApp(context, { pages: 'none' })
  const closeBoth = async () => {
    await app.close()
    await close()
  }
  return { context, app, stripe: null, judgements, close: closeBoth }
}
