import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ownPort } from '@app/server/testing/deploying/own-port.ts'
import { spawnWithUs } from '../../server/src/testing/ends-with-us.ts'
import { emptyFolder, MeasuredApp } from '../process/measured-app.ts'
import { runToEnd } from '../run-to-end.ts'

const PEERS = fileURLToPath(new URL('../peers', import.meta.url))
const ART = fileURLToPath(new URL('../../web/public', import.meta.url))
const NEXT = join(PEERS, 'node_modules/next/dist/bin/next')
const SPA = join(PEERS, 'spa/dist')
const GIVE_UP_AFTER_MS = 60_000
const ASK_EVERY_MS = 10

/** A landing page that is being served by a process of its own. */
export interface Landing {
  name: LandingName
  url: string
  pid: number
  /** Milliseconds from the start of the process to its first answer to `/` that is the page. */
  answeredAfterMs: number
  close(): Promise<void>
}

export const LANDINGS = ['ours', 'plain page', 'Vite', 'Next'] as const
/** The very bytes of ours, packed, from the memory of a plain server. */
export const OUR_PAGE_AS_A_FILE = 'our page as a file'
/** Ours; a title and a picture; and our own content as a Vite and as a Next site would serve it. */
export type LandingName = (typeof LANDINGS)[number] | typeof OUR_PAGE_AS_A_FILE

const COMMANDS: Record<Exclude<(typeof LANDINGS)[number], 'ours'>, (port: number) => string[]> = {
  'plain page': (port) => [join(PEERS, 'serve.mjs'), String(port), join(PEERS, 'page'), ART],
  Vite: (port) => [join(PEERS, 'serve.mjs'), String(port), SPA],
  Next: (port) => [NEXT, 'start', join(PEERS, 'next'), '--port', String(port)],
}

/** Installs and builds what we are measured against, once. */
async function preparePeers(): Promise<void> {
  if (!existsSync(join(PEERS, 'node_modules/.package-lock.json')))
    await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], PEERS)
  await run(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'bench/peers/spa/vite.config.ts',
    '--logLevel',
    'error',
  ])
  const built = join(SPA, 'assets')
  const nextPublic = join(PEERS, 'next/public')
  cpSync(join(SPA, 'art'), join(nextPublic, 'art'), { recursive: true })
  cpSync(built, join(nextPublic, 'assets'), { recursive: true })
  const styles = readdirSync(built).find((file) => file.endsWith('.css')) ?? ''
  cpSync(join(built, styles), join(nextPublic, 'landing.css'))
  await run(process.execPath, [NEXT, 'build', join(PEERS, 'next')])
}

async function openLanding(name: (typeof LANDINGS)[number]): Promise<Landing> {
  return name === 'ours' ? ours() : served(name, COMMANDS[name])
}

/** @param page of ours, where it is served */
export async function openAsAFile(page: string): Promise<Landing> {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'index.html.br'), await packed(page))
  return served(OUR_PAGE_AS_A_FILE, (port) => [join(PEERS, 'serve.mjs'), String(port), folder])
}

const packed = (url: string): Promise<Buffer> =>
  new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => buffer(answer).then(done, failed)).on(
      'error',
      failed,
    )
  })

async function served(name: LandingName, command: (port: number) => string[]): Promise<Landing> {
  const port = await ownPort()
  const child = spawnWithUs(process.execPath, command(port), {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  const url = `http://localhost:${port}`
  return {
    name,
    url,
    pid: child.pid ?? 0,
    answeredAfterMs: await untilServed(url),
    close: () =>
      new Promise((done) => {
        child.once('exit', () => done())
        child.kill('SIGTERM')
      }),
  }
}

async function ours(): Promise<Landing> {
  const app = await MeasuredApp.launch()
  const answeredAfterMs = await app.untilAnswers((status) => status === 200)
  return { name: 'ours', url: app.url, pid: app.process.pid ?? 0, answeredAfterMs, close: () => app.close() }
}

/** These, started one after the other so that none slows another's start. */
export async function openLandings(
  names: readonly (typeof LANDINGS)[number][] = LANDINGS,
): Promise<Landing[]> {
  await preparePeers()
  const open: Landing[] = []
  for (const name of names) open.push(await openLanding(name))
  return open
}

/** There and back, so that a machine that slows down in between slows all of them alike: A B C D, D C B A … */
export const rounds = (landings: Landing[], count: number): Landing[] =>
  Array.from({ length: count }, (_, round) => (round % 2 === 0 ? landings : landings.toReversed())).flat()

async function untilServed(url: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < GIVE_UP_AFTER_MS) {
    const isServed = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isServed) return performance.now() - startedAt
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`${url} did not answer`)
}

async function run(command: string, args: string[], cwd?: string): Promise<void> {
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = await runToEnd(command, args, { ...(cwd && { cwd }), env })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`)
}
