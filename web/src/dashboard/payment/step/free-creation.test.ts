import { api } from '@app/domain/routes.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callHook, knowing } from '../../testing/draw-knowing.tsx'
import { type FreeOrder, useFreeCreation } from './free-creation.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
afterEach(() => {
  notify.mockClear()
  vi.unstubAllGlobals()
})
const ORDER: FreeOrder = {
  ...{ name: ' Cuivré ', baseStyle: 'pixie', tone: '4.3', packageType: 'pro_test' },
  photosTo: ['replicate'],
}

describe('a free transformation is asked for as JSON, with the package she chose', () => {
  it.each([
    { packageType: 'pro_test', paymentMethod: 'free_pro' },
    { packageType: 'decouverte', paymentMethod: 'free_first' },
    // spec: 5.25, 7.18, 7.19
  ] as const)('$packageType: $paymentMethod', async ({ packageType, paymentMethod }) => {
    const fetch = vi.fn(async () => new Response('{}', { status: 500 }))
    vi.stubGlobal('fetch', fetch)
    callHook(() => useFreeCreation({ onCreated: () => undefined, onImpossible: () => undefined })).create({
      ...ORDER,
      packageType,
    })
    await expect.poll(() => fetch).toHaveBeenCalled()
    const body = JSON.stringify({
      ...{ sessionName: 'Cuivré', baseStyle: 'pixie', tone: '4.3', packageType },
      ...{ paymentMethod, photosTo: ['replicate'] },
    })
    expect(fetch).toHaveBeenCalledWith(
      '/api/sessions/create-session',
      expect.objectContaining({ method: 'POST', body }),
    )
  })
})

// spec: 7.20, 8.12
it('« Création impossible », with what the server said', async () => {
  const refusal = { error: 'Un instant.', code: 'unavailable' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal), { status: 503 }))
  callHook(() => useFreeCreation({ onCreated: () => undefined, onImpossible: () => undefined })).create(ORDER)
  await expect.poll(() => notify).toHaveBeenCalledWith('sessionError', { description: 'Un instant.' })
})

describe('a style her photos do not carry', () => {
  it.each([
    { code: 'style_impossible', times: 1 },
    { code: 'tone_too_light', times: 1 },
    { code: 'tone_too_deep', times: 1 },
    { code: 'unavailable', times: 0 },
  ])('leads back to the styles: $code, $times times', async ({ code, times }) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error: 'Non.', code }), { status: 409 }))
    const onImpossible = vi.fn()
    callHook(() => useFreeCreation({ onCreated: () => undefined, onImpossible })).create(ORDER)
    await expect.poll(() => notify).toHaveBeenCalledWith('sessionError', { description: 'Non.' })
    expect(onImpossible).toHaveBeenCalledTimes(times)
  })
})

it.each([
  { code: 'photos_consent_missing', asks: true },
  { code: 'unavailable', asks: false },
])('refused as $code, who would make it is asked anew: $asks', async ({ code, asks }) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error: 'Non.', code }), { status: 409 }))
  const client = knowing({ [api.baseStyles()]: { styles: [] } })
  const nothing = () => undefined
  callHook(() => useFreeCreation({ onCreated: nothing, onImpossible: nothing }), client).create(ORDER)
  await expect.poll(() => notify).toHaveBeenCalledWith('sessionError', { description: 'Non.' })
  expect(client.getQueryState([api.baseStyles()])?.isInvalidated).toBe(asks)
})
