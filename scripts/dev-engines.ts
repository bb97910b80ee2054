/**
 * `npm run dev:engines [-- NAME]`: the whole site on an image service that runs on this machine, at a pace one can watch.
 * It speaks the API of the real one and needs no key and no network; its pictures are made by our own renderer. Ctrl-C
 * ends both.
 */
import { once } from 'node:events'
import { spawnWithUs } from '../server/src/testing/ends-with-us.ts'
import { startComfyUiServer } from '../server/src/testing/services/comfyui/comfyui-server.ts'
import { startFalServer } from '../server/src/testing/services/fal/fal-server.ts'
import type { LocalJobs, Paint } from '../server/src/testing/services/local-jobs.ts'
import { paintWithHair } from '../server/src/testing/services/paint-with-hair.ts'
import { styleOf, toneOf } from '../server/src/testing/services/read-prompt.ts'
import { startReplicateServer } from '../server/src/testing/services/replicate/replicate-server.ts'

interface LocalService {
  url: string
  jobs: LocalJobs
  names(): Record<string, string>
  close(): Promise<void>
}

/** By the name that `ENGINE` has for it; the first is started where none is named. */
const SERVICES: Record<string, (options: { paint: Paint }) => Promise<LocalService>> = {
  replicate: startReplicateServer,
  fal: startFalServer,
  comfyui: startComfyUiServer,
}

/** Milliseconds. A picture takes the time of its painting besides, some seconds. */
const PACE: LocalJobs['pace'] = {
  training: { queued: 3000, running: 17_000 },
  picture: { queued: 500, running: 1500 },
}

const [name = Object.keys(SERVICES)[0] ?? ''] = process.argv.slice(2)
const start = Object.hasOwn(SERVICES, name) ? SERVICES[name] : undefined
if (start) process.exitCode = await runOn(name, start)
else {
  console.error(`no image service is called ${name}: there are ${Object.keys(SERVICES).join(', ')}`)
  process.exitCode = 1
}

/** @returns what the app exits with */
async function runOn(engine: string, open: NonNullable<typeof start>): Promise<number> {
  const hair = paintWithHair({ styleOf, toneOf })
  const service = await open({ paint: hair.paint })
  service.jobs.pace = PACE
  console.log(`${engine}: ${service.url}`)
  // Nobody outside reaches us: the service is asked, and calls nobody.
  const env = { ...process.env, PUBLIC_URL: '', ...service.names(), ENGINE: engine }
  const app = spawnWithUs(process.execPath, ['server/src/main.ts'], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.kill('SIGTERM'))
  const [code] = await once(app, 'exit')
  await service.close()
  await hair.close()
  return code ?? 1
}
