import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import yazl from 'yazl'
import { editOf, never, trainingOn } from '../../testing/services/contract/stage.ts'
import { type FalStage, falServiceOf, openFalStage } from '../../testing/services/fal/fal-stage.ts'
import type { StartedJob } from '../hosted/image-service.ts'

const KEEP_SECONDS = 32 * 24 * 60 * 60

let stage: FalStage
beforeEach(async () => {
  stage = await openFalStage()
})
afterEach(() => stage.close())

const edit = async (): Promise<StartedJob> => stage.service.startPicture(editOf(await stage.send()), never())

async function train(): Promise<StartedJob> {
  const zip = new yazl.ZipFile()
  zip.addBuffer(Buffer.from('photo'), '1.jpg')
  zip.end()
  return stage.service.startTraining(trainingOn(await stage.send(await buffer(zip.outputStream))), never())
}

const deleted = () =>
  stage.fal.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-2))
const lies = (address: string) => stage.fal.files.all.has(new URL(address).pathname)

it('what is sent is told to vanish by itself, and so is what comes of it (P3)', async () => {
  const photo = await stage.send()
  expect(photo.id).toBeNull()
  expect([...stage.fal.files.all.values()][0]?.keepSeconds).toBe(KEEP_SECONDS)
  for (const start of [edit, train]) {
    await start()
    const said = stage.fal.calls.at(-1)?.headers['x-fal-object-lifecycle-preference']
    expect(JSON.parse(String(said))).toEqual({ expiration_duration_seconds: KEEP_SECONDS })
  }
})

describe('what fal forgets', () => {
  it('of a picture is what was sent and what came of it: its address is gone', async () => {
    const job = await edit()
    const { pictures } = await stage.over(job)
    await stage.service.forget({ what: 'job', job }, never())
    expect(deleted()).toEqual([job.remoteId])
    const gone = { trouble: 'gone' }
    await expect(stage.service.download(pictures[0]?.url as string, never())).rejects.toMatchObject(gone)
    await expect(stage.service.look(job, never())).rejects.toMatchObject(gone)
  })

  it('of a training is nothing while what was learned is kept', async () => {
    const job = await train()
    const { learned } = await stage.over(job)
    await stage.service.forget({ what: 'job', job }, never())
    expect(deleted()).toEqual([])
    expect(lies(learned as string)).toBe(true)
  })

  it('of what was learned is the weights, and what the training was sent', async () => {
    const job = await train()
    const learned = (await stage.over(job)).learned as string
    await stage.service.forget({ what: 'learned', learned }, never())
    expect(deleted()).toEqual([job.remoteId])
    expect(lies(learned)).toBe(false)
    await expect(stage.service.forget({ what: 'job', job }, never())).resolves.toBeUndefined()
  })

  it('of a training that failed is what it was sent', async () => {
    stage.fal.faults.plan('fails', 'training')
    const job = await train()
    await stage.over(job)
    await stage.service.forget({ what: 'job', job }, never())
    expect(deleted()).toEqual([job.remoteId])
  })
})

describe('the key of fal', () => {
  it('that is wrong wants the operator', async () => {
    const service = falServiceOf(stage.fal, { told: { FAL_KEY: 'wrong' } })
    const asked = service.startPicture(editOf(await stage.send()), never())
    await expect(asked).rejects.toMatchObject({ trouble: 'unpaid' })
  })

  it('that may make pictures and delete none wants the operator, too', async () => {
    const job = await edit()
    await stage.over(job)
    stage.fal.isAdminKey = false
    const asked = stage.service.forget({ what: 'job', job }, never())
    await expect(asked).rejects.toMatchObject({ trouble: 'unpaid' })
  })

  it('stands in no error, and in nothing that is logged of the service', async () => {
    const { key } = stage.fal
    const nobody = falServiceOf(stage.fal, { told: { FAL_QUEUE_URL: 'http://127.0.0.1:1' } })
    const wish = editOf({ url: 'no address', id: null })
    const logged = await Promise.all(
      [stage.service, nobody].map((service) => service.startPicture(wish, never()).catch((cause) => cause)),
    )
    for (const cause of logged) expect(cause).toMatchObject({ name: 'ServiceError' })
    expect(inspect([...logged, stage.service], { depth: 9, showHidden: true })).not.toContain(key)
  })
})
