import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editOf, never, trainingOn } from '../../testing/services/contract/stage.ts'
import { startFalServer } from '../../testing/services/fal/fal-server.ts'
import { type FalStage, falServiceOf, openFalStage } from '../../testing/services/fal/fal-stage.ts'
import { describeServiceContract } from '../../testing/services/service-contract.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/services/webhook-receiver.ts'
import type { StartedJob } from '../hosted/image-service.ts'

const FOR_EVER = { queued: 0, running: 2 ** 30 }

describeServiceContract('fal', { learns: true, hasWebhooks: true, canFind: true }, async ({ paint }) => {
  const fal = await startFalServer({ paint })
  const { faults, jobs, close } = fal
  const serviceOf = (callMs: number) => falServiceOf(fal, { callMs })
  return { serviceOf, faults, jobs, close, fileCount: () => fal.files.sent }
})

let stage: FalStage
beforeEach(async () => {
  stage = await openFalStage()
})
afterEach(() => stage.close())

const archive = { url: 'https://v3.fal.media/files/photos.zip', id: null }
function lastCall() {
  const { method, path, body } = stage.fal.calls.at(-1) ?? {}
  return { method, path, body }
}

describe('what is sent to fal', () => {
  it('for a training is the archive, the word that stands for her, and where to call us', async () => {
    const webhook = 'https://ondee.example/api/hooks/fal?job=1&of=her'
    const job = await stage.service.startTraining(trainingOn(archive, { webhook }), never())
    expect(lastCall()).toEqual({
      method: 'POST',
      path: `/queue/fal-ai/flux-lora-fast-training?fal_webhook=${encodeURIComponent(webhook)}`,
      body: {
        images_data_url: archive.url,
        trigger_word: 'ohwx',
        create_masks: true,
        steps: 1000,
        is_style: false,
        is_input_format_already_preprocessed: false,
      },
    })
    expect(job).toMatchObject({ kind: 'training', model: 'fal-ai/flux-lora-fast-training' })
  })

  it('for a picture of what was learned names the weights, without the training they are deleted by', async () => {
    const weights = stage.fal.files.keep('weights', {
      ...{ name: 'weights.safetensors', contentType: 'application/octet-stream' },
      ...{ bytes: Buffer.from('weights'), keepSeconds: null },
    })
    const wish = { ...editOf({ url: '', id: null }), from: { learned: `${weights}#training-1` } }
    const job = await stage.service.startPicture(wish, never())
    expect(lastCall()).toEqual({
      method: 'POST',
      path: '/queue/fal-ai/flux-lora',
      body: {
        prompt: 'a bob, chestnut',
        loras: [{ path: weights, scale: 1 }],
        image_size: { width: 960, height: 1280 },
        num_images: 1,
        seed: 20_260,
        output_format: 'jpeg',
        enable_safety_checker: true,
      },
    })
    expect(job).toMatchObject({ kind: 'picture', model: stage.service.models.learned })
  })

  it.each([
    { width: 960, height: 1280, ratio: '3:4' },
    { width: 1000, height: 1000, ratio: '1:1' },
    { width: 1280, height: 700, ratio: '16:9' },
  ])('for an edit of $width × $height is the photo and the nearest ratio, $ratio', async (size) => {
    const { ratio, ...wished } = size
    const photo = await stage.send()
    const job = await stage.service.startPicture(editOf(photo, wished), never())
    expect(lastCall()).toEqual({
      method: 'POST',
      path: '/queue/fal-ai/flux-pro/kontext',
      body: {
        prompt: 'a bob, chestnut',
        image_url: photo.url,
        aspect_ratio: ratio,
        num_images: 1,
        seed: 20_260,
        output_format: 'jpeg',
        safety_tolerance: '2',
      },
    })
    expect(job.model).toBe(stage.service.models.edit)
  })

  it('goes to the endpoints that the operator chose', async () => {
    const told = { FAL_EDIT_MODEL: 'somebody/model/edit', FAL_STEPS: '500' }
    const service = falServiceOf(stage.fal, { told })
    const asked = service.startPicture(editOf(await stage.send()), never())
    await expect(asked).rejects.toMatchObject({ trouble: 'gone' })
    expect(lastCall().path).toBe('/queue/somebody/model/edit')
    await service.startTraining(trainingOn(archive), never())
    expect(lastCall().body).toMatchObject({ steps: 500 })
  })

  it('is refused in the words of fal', async () => {
    const asked = stage.service.startPicture(editOf({ url: 'no address', id: null }), never())
    const message = expect.stringContaining('body.image_url')
    await expect(asked).rejects.toMatchObject({ trouble: 'refused', message })
  })
})

describe('a job at fal', () => {
  const statuses = (jobs: StartedJob[]) =>
    Promise.all(jobs.map((job) => stage.service.look(job, never()))).then((all) =>
      all.map(({ status, queuePosition }) => [status, queuePosition]),
    )

  it('is looked at under owner and app alone', async () => {
    const job = await stage.service.startPicture(editOf(await stage.send()), never())
    await stage.service.look(job, never())
    const paths = stage.fal.calls.map(({ path }) => path)
    expect(paths).toContain(`/queue/fal-ai/flux-pro/requests/${job.remoteId}/status?logs=1`)
  })

  it('waits behind those before it, two running at once', async () => {
    stage.fal.jobs.pace.picture = FOR_EVER
    const photo = await stage.send()
    const jobs: StartedJob[] = []
    for (let left = 4; left > 0; left -= 1)
      jobs.push(await stage.service.startPicture(editOf(photo), never()))
    await expect
      .poll(() => statuses(jobs))
      .toEqual([
        ['running', null],
        ['running', null],
        ['queued', 0],
        ['queued', 1],
      ])
    await stage.service.cancel(jobs[0] as StartedJob, never())
    const [, ...others] = await statuses(jobs)
    expect(others).toEqual([
      ['running', null],
      ['running', null],
      ['queued', 0],
    ])
  })

  it('says how far it has come, by the last bar of its logs', async () => {
    stage.fal.jobs.pace.training = FOR_EVER
    const job = await stage.service.startTraining(trainingOn(archive), never())
    await expect.poll(async () => (await stage.service.look(job, never())).progress).toBe(0.4)
  })
})

describe('the keys that fal signs with', () => {
  let receiver: WebhookReceiver
  beforeEach(async () => {
    receiver = await startWebhookReceiver()
  })
  afterEach(() => receiver.close())

  it('may change: a webhook signed with the next one is read', async () => {
    let later = 0
    const service = falServiceOf(stage.fal, { now: () => Date.now() + later })
    const photo = await stage.send()
    const nextWebhook = async () => {
      const before = receiver.calls.length
      await service.startPicture(editOf(photo, { webhook: receiver.addressFor('one') }), never())
      await expect.poll(() => receiver.calls.length).toBeGreaterThan(before)
      return service.readWebhook(receiver.calls.at(-1)!)
    }
    expect((await nextWebhook()).seen.status).toBe('succeeded')
    stage.fal.webhooks.rotate()
    await expect(nextWebhook()).rejects.toMatchObject({ trouble: 'refused' })
    later = 10_000
    expect((await nextWebhook()).seen.status).toBe('succeeded')
    const fetched = stage.fal.calls.filter(({ path }) => path.endsWith('/jwks.json'))
    expect(fetched).toHaveLength(2)
  })
})
