import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { remoteJobIs } from '@app/domain/engines/remote-job-states.ts'
import { describe, expect, it } from 'vitest'
import {
  againstReplicate,
  editWish,
  learnedAlready,
  never,
  serviceOf,
  trainingWish,
} from '../../testing/services/replicate/against-replicate.ts'
import { startReplicateServer } from '../../testing/services/replicate/replicate-server.ts'
import { describeServiceContract } from '../../testing/services/service-contract.ts'
import { startWebhookReceiver } from '../../testing/services/webhook-receiver.ts'
import type { RemoteFile, Seen, StartedJob } from '../hosted/image-service.ts'

describeServiceContract(
  'Replicate',
  { learns: true, hasWebhooks: true, canFind: true },
  async ({ paint }) => {
    const server = await startReplicateServer({ paint })
    return {
      ...{ faults: server.faults, jobs: server.jobs, close: server.close },
      serviceOf: (callMs) => serviceOf(server, { callMs }),
      fileCount: () => server.files.size,
    }
  },
)

describe('Replicate', () => {
  const now = againstReplicate()

  const sent = (call: string): unknown[] =>
    now.server.calls.filter((one) => one.call === call).map(({ body }) => (body ? JSON.parse(body) : null))

  async function addPhoto(): Promise<RemoteFile> {
    const folder = mkdtempSync(join(tmpdir(), 'replicate-'))
    const path = join(folder, 'of-her.jpg')
    writeFileSync(path, 'pixels')
    const file = { path, name: 'photo-1.jpg', contentType: 'image/jpeg' } as const
    const added = await now.service.upload(file, never)
    rmSync(folder, { recursive: true })
    return added
  }
  async function untilOver(job: StartedJob): Promise<Seen> {
    for (;;) {
      const seen = await now.service.look(job, never)
      if (remoteJobIs.over(seen)) return seen
      await pause(5)
    }
  }

  describe('is sent', () => {
    it('of a training her photos, the trigger and how it is learned, into a private model of ours', async () => {
      const wish = trainingWish({ webhook: 'https://ondee.example/called?job=1' })
      const job = await now.service.startTraining(wish, never)
      const destination = `maison/ondee-${wish.key}`
      expect(job).toEqual({ kind: 'training', remoteId: now.server.jobs.all[0]?.id, model: destination })
      expect(sent('POST /models')).toEqual([
        { owner: 'maison', name: `ondee-${wish.key}`, visibility: 'private', hardware: 'gpu-h100' },
      ])
      const [asked] = now.server.calls.filter(({ call }) => call.endsWith('/trainings'))
      expect(asked?.call).toMatch(
        /^POST \/models\/ostris\/flux-dev-lora-trainer\/versions\/[0-9a-f]{64}\/trainings$/,
      )
      expect(JSON.parse(asked!.body)).toEqual({
        destination,
        ...{ webhook: wish.webhook, webhook_events_filter: ['start', 'completed'] },
        input: {
          ...{ input_images: wish.photos.url, trigger_word: 'ohwx', steps: 1000, autocaption: false },
          ...{ batch_size: 1, caption_dropout_rate: 0.05, learning_rate: 0.0004, lora_rank: 16 },
          ...{ optimizer: 'adamw8bit', resolution: '512,768,1024' },
        },
      })
    })
    it('of an edit the photo and the words, for an official model that is as strict as it can be', async () => {
      const wish = editWish()
      const job = await now.service.startPicture(wish, never)
      expect(job.model).toBe('black-forest-labs/flux-kontext-pro')
      expect(sent('POST /models/black-forest-labs/flux-kontext-pro/predictions')).toEqual([
        {
          input: {
            ...{ prompt: 'a bob', seed: 7, input_image: 'https://api.replicate.com/v1/files/b' },
            ...{ aspect_ratio: 'match_input_image', output_format: 'jpg' },
            ...{ prompt_upsampling: false, safety_tolerance: 2 },
          },
        },
      ])
    })
    it('of a learned face the version and the size, and nothing that turns the safety check off', async () => {
      const learned = learnedAlready(now.server, 'ondee-1')
      await now.service.startPicture(editWish({ from: { learned } }), never)
      expect(sent('POST /predictions')).toEqual([
        {
          version: learned.split(':')[1],
          input: {
            ...{ prompt: 'a bob', seed: 7, width: 960, height: 1280, aspect_ratio: 'custom', model: 'dev' },
            ...{ num_outputs: 1, num_inference_steps: 28, guidance_scale: 3, lora_scale: 1 },
            ...{ go_fast: false, output_format: 'jpg', output_quality: 95 },
          },
        },
      ])
    })
    it('of a file its bytes, its type, and the name we gave it', async () => {
      const { id, url } = await addPhoto()
      expect(url).toBe(`${now.server.url}/files/${id}`)
      expect([...now.server.files.values()]).toEqual([
        { id, name: 'photo-1.jpg', contentType: 'image/jpeg', bytes: Buffer.from('pixels') },
      ])
    })
    it('the same again: the model of a training is there already', async () => {
      const wish = trainingWish()
      now.server.faults.plan('down', 'training')
      await expect(now.service.startTraining(wish, never)).rejects.toMatchObject({ trouble: 'away' })
      await now.service.startTraining(wish, never)
      expect([now.server.models.size, now.server.jobs.count('training')]).toEqual([1, 1])
    })
    it('what it refuses, and says which field it was', async () => {
      const asked = serviceOf(now.server, { steps: 6001 }).startTraining(trainingWish(), never)
      await expect(asked).rejects.toMatchObject({
        ...{ trouble: 'refused', message: expect.stringContaining('input.steps') },
      })
    })
  })

  it.each(['official', 'learned'])('fails where its %s model flags a picture, and says so', async (of) => {
    const photo = await addPhoto()
    const from = of === 'learned' ? { learned: learnedAlready(now.server, 'ondee-2') } : { photo }
    now.server.faults.plan('flagged', 'picture')
    const seen = await untilOver(await now.service.startPicture(editWish({ from }), never))
    expect(seen).toMatchObject({ status: 'failed', error: expect.stringMatching(/^flagged: /), pictures: [] })
  })

  it('is asked once for the secret of webhooks where none is told, and again after that failed', async () => {
    const receiver = await startWebhookReceiver()
    await now.service.startPicture(editWish({ webhook: receiver.addressFor('1') }), never)
    while (receiver.calls.length === 0) await pause(5)
    const [call] = receiver.calls
    const asking = serviceOf(now.server, { webhookSecret: null })
    now.server.faults.plan('down', 'call')
    await expect(asking.readWebhook(call!)).rejects.toMatchObject({ trouble: 'away' })
    for (let times = 0; times < 3; times++)
      expect((await asking.readWebhook(call!)).remoteId).toBe(now.server.jobs.all[0]?.id)
    await receiver.close()
    expect(sent('GET /webhooks/default/secret')).toHaveLength(2)
  })
})
