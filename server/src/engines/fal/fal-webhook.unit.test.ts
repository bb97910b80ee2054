import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ServiceError } from '../hosted/image-service.ts'
import { FalKeys, keyOf, readFalWebhook } from './fal-webhook.ts'

const HOUR_MS = 60 * 60 * 1000
const NOON = Date.UTC(2026, 0, 1, 12)
const PICTURE = 'https://v3.fal.media/files/picture.jpg'

let pair: { publicKey: KeyObject; privateKey: KeyObject }
let published: KeyObject[]
let fetched: number
let now: number
let keys: FalKeys
beforeEach(() => {
  pair = generateKeyPairSync('ed25519')
  published = [keyOf(pair.publicKey.export({ format: 'jwk' }).x as string)]
  fetched = 0
  now = NOON
  const fetchKeys = async () => {
    fetched += 1
    return published
  }
  keys = new FalKeys(fetchKeys, () => now)
})

const OK = { request_id: 'one', status: 'OK', payload: { images: [{ url: PICTURE }] } }

function call(body: unknown = OK, { at = now, key = pair.privateKey } = {}) {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const timestamp = String(Math.floor(at / 1000))
  const digest = createHash('sha256').update(bytes).digest('hex')
  const message = Buffer.from(['one', 'user', timestamp, digest].join('\n'))
  const headers: Record<string, string | string[]> = {
    'x-fal-webhook-request-id': 'one',
    'x-fal-webhook-user-id': 'user',
    'x-fal-webhook-timestamp': timestamp,
    'x-fal-webhook-signature': sign(null, message, key).toString('hex'),
  }
  return { headers, body: bytes }
}
const read = (webhook = call()) => readFalWebhook(webhook, keys, now)
const refused = { name: 'ServiceError', trouble: 'refused' }

describe('a webhook of fal', () => {
  it('tells what was made', async () => {
    const { remoteId, seen } = await read()
    expect(remoteId).toBe('one')
    expect(seen).toMatchObject({ status: 'succeeded', pictures: [{ url: PICTURE, flagged: false }] })
  })

  it('of a training tells what was learned, and by what it is deleted', async () => {
    const url = 'https://v3.fal.media/files/weights.safetensors'
    const { seen } = await read(call({ ...OK, payload: { diffusers_lora_file: { url } } }))
    expect(seen).toMatchObject({ status: 'succeeded', learned: `${url}#one`, pictures: [] })
  })

  it('tells which picture was flagged', async () => {
    const images = [{ url: PICTURE }, { url: PICTURE }]
    const { seen } = await read(call({ ...OK, payload: { images, has_nsfw_concepts: [false, true] } }))
    expect(seen.pictures.map(({ flagged }) => flagged)).toEqual([false, true])
  })

  it('tells of a failure in the words of the model', async () => {
    const payload = { detail: [{ loc: ['body', 'prompt'], msg: 'too long', type: 'value_error' }] }
    const body = { request_id: 'one', status: 'ERROR', error: 'Invalid status code: 422', payload }
    expect((await read(call(body))).seen).toMatchObject({ status: 'failed', error: 'body.prompt: too long' })
  })

  it.each([
    { error: 'Invalid status code: 499', payload: null },
    { error: 'cancelled', payload: { detail: 'gone', error_type: 'client_cancelled' } },
  ])('of a canceled job is no failure: $error', async (told) => {
    const { seen } = await read(call({ request_id: 'one', status: 'ERROR', ...told }))
    expect(seen.status).toBe('canceled')
  })

  it.each([-301, -300, 300, 301])('of %i s from now is taken within 300 s', async (seconds) => {
    const asked = read(call(OK, { at: now + seconds * 1000 }))
    if (Math.abs(seconds) > 300) await expect(asked).rejects.toMatchObject(refused)
    else expect((await asked).remoteId).toBe('one')
  })

  it.each(['request-id', 'user-id', 'timestamp', 'signature'])('without its %s is refused', async (name) => {
    const webhook = call()
    delete webhook.headers[`x-fal-webhook-${name}`]
    await expect(read(webhook)).rejects.toMatchObject(refused)
  })

  it.each(['request-id', 'user-id', 'timestamp'])('whose %s was changed is refused', async (name) => {
    const webhook = call()
    const said = `x-fal-webhook-${name}`
    webhook.headers[said] = String(webhook.headers[said]).replace(/.$/, (last) => (last === '1' ? '2' : '1'))
    await expect(read(webhook)).rejects.toMatchObject(refused)
  })

  it.each([
    'no JSON',
    { request_id: 'one', status: 'MAYBE', payload: {} },
    { request_id: 'one', status: 'OK', payload: null, payload_error: 'too large' },
  ])('that is signed and says nothing of a job is refused: %j', async (body) => {
    await expect(read(call(body))).rejects.toMatchObject(refused)
  })

  it('with two headers of one name is refused', async () => {
    const webhook = call()
    webhook.headers['x-fal-webhook-user-id'] = ['user', 'user']
    await expect(read(webhook)).rejects.toMatchObject(refused)
  })
})

describe('the keys of fal', () => {
  it('are fetched once for a day', async () => {
    await read()
    now += 24 * HOUR_MS - 1
    await read()
    expect(fetched).toBe(1)
    now += 1
    await read()
    expect(fetched).toBe(2)
  })

  it('are fetched anew where none of them fits, and the new one is known from then on', async () => {
    await read()
    now += HOUR_MS
    pair = generateKeyPairSync('ed25519')
    published = [keyOf(pair.publicKey.export({ format: 'jwk' }).x as string)]
    await read()
    await read()
    expect(fetched).toBe(2)
  })

  it('may be several', async () => {
    published.unshift(generateKeyPairSync('ed25519').publicKey)
    expect((await read()).remoteId).toBe('one')
  })

  it('are asked for once in ten seconds, however many wrong signatures come', async () => {
    await read()
    now += 10_000
    const forged = () => read(call(OK, { key: generateKeyPairSync('ed25519').privateKey }))
    await expect(forged()).rejects.toMatchObject(refused)
    await expect(forged()).rejects.toMatchObject(refused)
    now += 9_999
    await expect(forged()).rejects.toMatchObject(refused)
    expect(fetched).toBe(2)
    now += 1
    await expect(forged()).rejects.toMatchObject(refused)
    expect(fetched).toBe(3)
  })

  it('that cannot be fetched make nobody a forger: fal may call again', async () => {
    const away = new FalKeys(async () => {
      throw new ServiceError('away', 'fal cannot be reached')
    })
    await expect(readFalWebhook(call(), away, now)).rejects.toMatchObject({ trouble: 'away' })
  })
})

describe('however many come that fal did not sign', () => {
  const forged = () => call(OK, { key: generateKeyPairSync('ed25519').privateKey })
  const flood = () => Promise.allSettled(Array.from({ length: 20 }, () => read(forged())))

  it('it is asked for its keys once', async () => {
    await flood()
    expect(fetched).toBe(1)
  })

  it('and once every ten seconds where it does not answer', async () => {
    keys = new FalKeys(
      async () => {
        fetched += 1
        throw new ServiceError('away', 'fal cannot be reached')
      },
      () => now,
    )
    await flood()
    await flood()
    expect(fetched).toBe(1)
    now += 10_000
    await expect(read()).rejects.toMatchObject({ trouble: 'away' })
    expect(fetched).toBe(2)
  })
})
