import type { KillableApp } from '../services/killable-app.ts'
import type { ReverseProxy } from './reverse-proxy.ts'

/** Names of a process that goes on answering, once it is told to stop, until it is retired. */
export const UNTIL_RETIRED = { DRAIN_SECONDS: '3600', GRACE_SECONDS: '3600' }

/**
 * Stops one of several processes as a deploy does whose DRAIN_SECONDS are long enough on every machine: they end once the
 * proxy sends nothing there any more.
 * @returns what it exits with
 */
export async function retire(app: KillableApp, proxy: ReverseProxy): Promise<number | null> {
  const ended = app.stop()
  await proxy.untilLeft(app.url)
  app.interrupt()
  return ended
}
