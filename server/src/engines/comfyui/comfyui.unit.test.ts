import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { folderWithUs } from '../../testing/ends-with-us.ts'
import { type ComfyUiServer, startComfyUiServer } from '../../testing/services/comfyui/comfyui-server.ts'
import { editOf, never } from '../../testing/services/contract/stage.ts'
import { type PaintWish, paintPlain } from '../../testing/services/local-jobs.ts'
import { describeServiceContract } from '../../testing/services/service-contract.ts'
import { COMFYUI_NAMES, ComfyUi, comfyUiConfig } from './comfyui.ts'

const CALL_MS = 60_000
const KONTEXT = new URL('kontext-workflow.json', import.meta.url)
const configOf = (env: Record<string, string>, callMs = CALL_MS) =>
  comfyUiConfig(z.object(COMFYUI_NAMES).parse(env), callMs)

describeServiceContract(
  'comfyui',
  { learns: false, hasWebhooks: false, canFind: true, flags: false },
  async ({ paint }) => {
    const { names, faults, jobs, files, close } = await startComfyUiServer({ paint })
    const serviceOf = (callMs: number) => new ComfyUi(configOf(names(), callMs))
    return { serviceOf, faults, jobs, close, fileCount: () => files.size }
  },
)

let server: ComfyUiServer
let service: ComfyUi
let painted: PaintWish[]
let folder: string

beforeEach(async () => {
  painted = []
  folder = folderWithUs(tmpdir(), 'comfyui-')
  server = await startComfyUiServer({
    paint: (wish) => {
      painted.push(wish)
      return paintPlain(wish)
    },
  })
  service = new ComfyUi(configOf(server.names()))
  return () => server.close()
})

async function sendPhoto() {
  const path = join(folder, 'lina.jpg')
  writeFileSync(path, 'a photo')
  return service.upload({ path, name: 'lina.jpg', contentType: 'image/jpeg' }, never())
}
const start = async (more = {}) => service.startPicture(editOf(await sendPhoto(), more), never())
const isUnderWay = ({ status }: { status: string }) => status === 'queued' || status === 'running'
async function untilOver(job: Awaited<ReturnType<typeof start>>) {
  for (;;) {
    const seen = await service.look(job, never())
    if (!isUnderWay(seen)) return seen
  }
}
const runForEver = () => {
  server.jobs.pace.picture = { queued: 1, running: 2 ** 30 }
}
function workflowFile(change: (workflow: Record<string, object>) => unknown): string {
  const workflow = JSON.parse(readFileSync(KONTEXT, 'utf8'))
  const path = join(folder, 'workflow.json')
  writeFileSync(path, JSON.stringify(change(workflow)))
  return path
}

describe('what ComfyUI keeps of her', () => {
  it('is a photo under a name that tells nothing and nobody guesses, where a new start removes it', async () => {
    const sent = [await sendPhoto(), await sendPhoto()]
    expect(sent.map(({ id }) => id)).toEqual([null, null])
    expect(new Set(server.files.keys()).size).toBe(2)
    for (const name of server.files.keys()) expect(name).toMatch(/^temp\/[\da-f-]{36}\.jpg$/)
    server.startAnew()
    expect(server.files.size).toBe(0)
  })
  it('is no history, once a job is forgotten, and the others keep theirs', async () => {
    const [one, other] = [await start(), await start()]
    await untilOver(other)
    await service.forget({ what: 'job', job: one }, never())
    expect(server.kept.map(({ id }) => id)).toEqual([other.remoteId])
  })
  it('is asked to be forgotten again while the job is still stopping', async () => {
    runForEver()
    const job = await start()
    while ((await service.look(job, never())).status !== 'running');
    server.faults.plan('canceled_late', 'picture')
    const forgotten = service.forget({ what: 'job', job }, never())
    await expect(forgotten).rejects.toMatchObject({ trouble: 'busy', retryAfterMs: expect.any(Number) })
  })
  it('is gone after a new start: the photo when a picture is asked of it, and the job', async () => {
    const [photo, job] = [await sendPhoto(), await start()]
    server.startAnew()
    await expect(service.startPicture(editOf(photo), never())).rejects.toMatchObject({ trouble: 'gone' })
    await expect(service.look(job, never())).rejects.toMatchObject({ trouble: 'gone' })
  })
  it('is pictures only: no archive is taken', async () => {
    const file = { path: '/nowhere.zip', name: 'a.zip', contentType: 'application/zip' } as const
    await expect(service.upload(file, never())).rejects.toMatchObject({ trouble: 'refused' })
  })
})

describe('a workflow', () => {
  it('is told words as words, whatever is in them', async () => {
    const prompt = '"}, "15": {"class_type": "SaveImage"}} \\" {{photo}} [temp] \n%seed%'
    await untilOver(await start({ prompt }))
    expect(painted[0]?.prompt).toBe(prompt)
  })
  it.each([
    [960, 960],
    [967, 960],
    [968, 976],
    [1, 16],
  ])('is told a width of %i as %i, which its latents can be', async (width, told) => {
    await untilOver(await start({ width, height: 1280 }))
    expect(painted[0]).toMatchObject({ width: told, height: 1280 })
  })
  it('that needs a node which is not installed is refused, in the words of ComfyUI', async () => {
    const COMFYUI_WORKFLOW = workflowFile((workflow) => ({
      ...workflow,
      20: { class_type: 'FaceDetailer', inputs: {} },
    }))
    service = new ComfyUi(configOf({ ...server.names(), COMFYUI_WORKFLOW }))
    await expect(start()).rejects.toMatchObject({
      trouble: 'refused',
      message: expect.stringContaining("Node 'FaceDetailer' not found"),
    })
  })
  it('that lacks what a node needs is refused, and is not taken for a photo that is gone', async () => {
    const COMFYUI_WORKFLOW = workflowFile(({ '3': _vae, ...workflow }) => workflow)
    service = new ComfyUi(configOf({ ...server.names(), COMFYUI_WORKFLOW }))
    await expect(start()).rejects.toMatchObject({ trouble: 'refused' })
  })
  it('that loads a LoRA which was deleted there wants the operator, and is no refusal of her photo', async () => {
    const lora = { lora_name: 'hair-detail.safetensors', strength_model: 1, model: ['1', 0] }
    const COMFYUI_WORKFLOW = workflowFile(({ '12': sampler, ...workflow }) => ({
      ...workflow,
      12: { ...sampler, inputs: { ...(sampler as { inputs: object }).inputs, model: ['21', 0] } },
      21: { class_type: 'LoraLoaderModelOnly', inputs: lora },
    }))
    server.models.add('hair-detail.safetensors')
    service = new ComfyUi(configOf({ ...server.names(), COMFYUI_WORKFLOW }))
    await untilOver(await start())
    server.models.delete('hair-detail.safetensors')
    await expect(start()).rejects.toMatchObject({
      trouble: 'unpaid',
      message: expect.stringContaining("lora_name: 'hair-detail.safetensors' not in"),
    })
  })
  it('says which model made a picture', () => {
    expect(service.models.edit).toBe('flux1-dev-kontext_fp8_scaled.safetensors')
  })
})

describe('the queue', () => {
  it('says how many are before a job, in the order in which they run', async () => {
    runForEver()
    const jobs = [await start(), await start(), await start()]
    while ((await service.look(jobs[0]!, never())).status !== 'running');
    const seen = await Promise.all(jobs.map((job) => service.look(job, never())))
    expect(seen.map(({ status, queuePosition }) => [status, queuePosition])).toEqual([
      ['running', null],
      ['queued', 1],
      ['queued', 2],
    ])
  })
  it('loses the job that is canceled, and no other', async () => {
    runForEver()
    const [first, second] = [await start(), await start()]
    while ((await service.look(first, never())).status !== 'running');
    await service.cancel(second, never())
    expect((await service.look(second, never())).status).toBe('canceled')
    expect((await service.look(first, never())).status).toBe('running')
  })
})

describe('only this ComfyUI is ever called', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/view?filename=a.png&subfolder=&type=temp',
    'file:///etc/passwd',
    '',
  ])('and not %s', async (url) => {
    await expect(service.download(url, never())).rejects.toMatchObject({ trouble: 'refused' })
    const edited = service.startPicture(editOf({ url, id: null }), never())
    await expect(edited).rejects.toMatchObject({ trouble: 'refused' })
  })
  it('and not another one that begins with its address', async () => {
    const url = `${server.url}@127.0.0.1:1/view?filename=a.png&subfolder=&type=temp`
    await expect(service.download(url, never())).rejects.toMatchObject({ trouble: 'refused' })
  })
  it('and no path but that of pictures: what else an address holds is left out', async () => {
    const url = `${server.url}/view?filename=a.png&subfolder=&type=temp&x=/../queue`
    await expect(service.download(url, never())).rejects.toMatchObject({ trouble: 'gone' })
  })
})

it('a job that another client asked for, without a key, is not taken for ours', async () => {
  const workflow = JSON.parse(readFileSync(KONTEXT, 'utf8'))
  const { url } = await sendPhoto()
  workflow['4'].inputs.image = `${new URL(url).searchParams.get('filename')} [temp]`
  const body = JSON.stringify({ prompt: workflow })
  const { status } = await fetch(`${server.url}/prompt`, { method: 'POST', body })
  expect(status).toBe(200)
  const sought = {
    kind: 'picture',
    key: randomUUID(),
    webhook: null,
    askedAt: new Date(),
    ageMs: 0,
    model: '',
    like: null,
  } as const
  expect(await service.find(sought, never())).toBeNull()
})

it('a ComfyUI that is no longer there is away, and says nothing of the files', async () => {
  const { url } = await sendPhoto()
  await server.close()
  const cause = await service.download(url, never()).catch((thrown: Error) => thrown)
  expect(cause).toMatchObject({ trouble: 'away', message: 'ComfyUI does not answer /view' })
})
