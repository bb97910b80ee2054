import { describe, expect, it } from 'vitest'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { againstReplicate, editWish, learnedAlready, never, trainingWish } from './against-replicate.ts'

const now = againstReplicate()

/** A call as its documentation writes it, without our adapter. */
async function ask(call: string, body?: object, token = now.server.token) {
  const [method, path] = call.split(' ')
  const answer = await fetch(`${now.server.url}${path}`, {
    ...{ method, body: body && JSON.stringify(body) },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

const EDIT = 'POST /models/black-forest-labs/flux-kontext-pro/predictions'

describe('the local Replicate', () => {
  it('answers nobody without its token', async () => {
    expect((await ask('GET /account', undefined, 'r8_other')).status).toBe(401)
    expect(await ask('GET /account')).toMatchObject({ status: 200, body: { username: 'maison' } })
  })
  it('refuses what a model does not know, and names each field', async () => {
    const input = { prompt: 7, hair: 'red' }
    const { status, body } = await ask(EDIT, { input })
    expect(status).toBe(422)
    const fields = body.invalid_fields.map(({ field }: { field: string }) => field)
    expect(fields.sort()).toEqual(['input.hair', 'input.prompt'])
    expect(body.detail).toContain('input.hair')
    expect(now.server.jobs.all).toEqual([])
  })
  it('trains into a model of the account that is there already', async () => {
    const asked = { destination: 'maison/nowhere', input: { input_images: trainingWish().photos.url } }
    const call = `POST /models/ostris/flux-dev-lora-trainer/versions/${'a'.repeat(64)}/trainings`
    expect((await ask(call, asked)).status).toBe(404)
    const model = { owner: 'maison', name: 'nowhere', visibility: 'private', hardware: 'cpu' }
    expect((await ask('POST /models', { ...model, owner: 'others' })).status).toBe(403)
    expect((await ask('POST /models', model)).status).toBe(201)
    expect(await ask('POST /models', model)).toMatchObject({
      ...{ status: 409, body: { detail: expect.stringContaining('already exists') } },
    })
    expect(await ask(call, asked)).toMatchObject({ status: 201, body: { status: 'starting', output: null } })
  })
  it('deletes a model once it has no versions', async () => {
    const [model, version] = learnedAlready(now.server, 'ondee-1').split(':')
    expect((await ask(`DELETE /models/${model}`)).status).toBe(400)
    expect((await ask(`DELETE /models/${model}/versions/${version}`)).status).toBe(202)
    expect((await ask(`DELETE /models/${model}`)).status).toBe(204)
    expect((await ask(`GET /models/${model}`)).status).toBe(404)
  })
  it('fails a picture whose photo is not there, in words', async () => {
    const { body } = await ask(EDIT, { input: { prompt: 'a bob', input_image: `${now.server.url}/files/x` } })
    await expect
      .poll(async () => (await ask(`GET /predictions/${body.id}`)).body)
      .toMatchObject({
        ...{ status: 'failed', error: expect.stringContaining('404') },
      })
  })
  it('keeps a picture for an hour, and gives it to nobody who shows a token there', async () => {
    const job = await now.service.startPicture(
      editWish({ from: { learned: learnedAlready(now.server, 'ondee-2') } }),
      never,
    )
    const [made] = now.server.jobs.all
    await expect.poll(() => made?.status).toBe('succeeded')
    const [url = ''] = (await ask(`GET /predictions/${job.remoteId}`)).body.output
    expect((await fetch(url, { headers: { authorization: 'Bearer x' } })).status).toBe(400)
    expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg')
    made!.createdAt = new Date(Date.now() - 3_600_001)
    expect((await fetch(url)).status).toBe(404)
  })
  it('calls for the events that were asked for, and for no others', async () => {
    const receiver = await startWebhookReceiver()
    const learned = learnedAlready(now.server, 'ondee-3').split(':')[1]
    const asked = { version: learned, input: { prompt: 'a bob' } }
    const told = async (webhook_events_filter: string[]) => {
      const before = receiver.calls.length
      await ask('POST /predictions', {
        ...{ ...asked, webhook_events_filter, webhook: receiver.addressFor('1') },
      })
      await expect.poll(() => receiver.calls.length).toBe(before + webhook_events_filter.length)
      return receiver.calls.slice(before).map(({ body }) => JSON.parse(body.toString()).status)
    }
    expect(await told(['completed'])).toEqual(['succeeded'])
    expect(await told(['start', 'completed'])).toEqual(['processing', 'succeeded'])
    await receiver.close()
  })
})
