import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { checkPhoto } from './check/check-photo.ts'
import { findTurn } from './check/find-turn.ts'
import { collectGarbage } from './collect-garbage.ts'
import { HairError } from './hair-error.ts'
import { judgePhoto } from './judge-photo.ts'
import { describeHair } from './likeness/describe-hair.ts'
import { finishHosted } from './likeness/finish-hosted.ts'
import { checkLook } from './looks/check-look.ts'
import { makeReady } from './make-ready.ts'
import { signJpeg } from './manifest/sign-jpeg.ts'
import { loadNetworks } from './network/load-networks.ts'
import { preview } from './preview/preview.ts'
import { sketchPhoto } from './preview/sketch-photo.ts'
import { sketchPlate } from './preview/sketch-plate.ts'
import { transform } from './transform.ts'
import type { SketchNews, WorkerReply, WorkerRequest } from './worker-contract.ts'

/**
 * The entry of a worker thread: `new Worker(new URL(import.meta.resolve('@app/hair/worker.ts')))`.
 * Calls run one after the other, in the order they came; the face mesh is loaded once, by the
 * first call that needs it. The caller owns the pool, the queue and the time limits.
 */
const port = parentPort
if (!port) throw new Error('Expected to run as a worker thread, was started as a program.')

/**
 * Pixels can wait, people cannot: a thread of this priority gets 0.4 of what the one that answers requests gets where
 * both want all. At 10, "below normal", it is a tenth, also against any other program: then images never come on a
 * machine that others keep busy.
 */
const BEHIND_REQUESTS = 4
// On Linux this lowers this thread alone.
if (process.platform === 'linux') setPriority(BEHIND_REQUESTS)

const say = (message: SketchNews | WorkerReply): void => port.postMessage(message)

let queue: Promise<void> = Promise.resolve()
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(async () => {
    say(await answer(request))
    collectGarbage()
  })
})

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  try {
    return { id: request.id, ok: true, result: await run(request) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      id: request.id,
      ok: false,
      error: { code: error instanceof HairError ? error.code : 'failed', message },
    }
  }
}

type Result = Extract<WorkerReply, { ok: true }>['result']

async function run(request: WorkerRequest): Promise<Result> {
  switch (request.call) {
    case 'loadNetworks':
      await loadNetworks()
      return null
    case 'checkPhoto':
      return checkPhoto(...request.args)
    case 'checkLook':
      return checkLook(...request.args)
    case 'findTurn':
      return findTurn(...request.args)
    case 'judgePhoto':
      return judgePhoto(...request.args)
    case 'makeReady':
      await makeReady(...request.args)
      return null
    case 'transform':
      return transform(...request.args)
    case 'finishHosted':
      return finishHosted(...request.args)
    case 'describeHair':
      return describeHair(...request.args)
    case 'sketchPhoto':
      return sketchPhoto(request.args[0], request.args[1], {
        early: (early) => say({ id: request.id, early }),
        carried: (carried) => say({ id: request.id, carried }),
      })
    case 'sketchPlate':
      return sketchPlate(...request.args)
    case 'signJpeg':
      return signJpeg(...request.args)
    case 'preview':
      return preview(...request.args)
    default:
      throw new HairError(
        'wrong_arguments',
        `Expected loadNetworks, checkPhoto, checkLook, findTurn, judgePhoto, makeReady, transform, finishHosted, describeHair, sketchPhoto, sketchPlate, signJpeg or preview, got ${JSON.stringify(request)}`,
      )
  }
}
