import { api } from '@app/domain/routes.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftQuery } from '../drafts/draft-queries.ts'
import { callHook, knowing } from '../testing/draw-knowing.tsx'
import { useCreated } from './use-created.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: { usualWait: 'hour' } } }))
afterEach(() => {
  notify.mockClear()
  vi.unstubAllGlobals()
})

/** A dashboard that knows all this, and a transformation that has just begun. */
function begun() {
  const addresses = [api.transformations(), api.currentUser(), api.stats(), api.draft()]
  const client = knowing(Object.fromEntries(addresses.map((address) => [address, { known: address }])))
  const onCreated = vi.fn()
  const { celebrate, finish } = callHook(() => useCreated(onCreated), client)
  const isStale = (address: string) => client.getQueryState([address])?.isInvalidated
  return { client, onCreated, celebrate, finish, isStale }
}
const CREATED = { transformationId: 't1', kind: 'success' } as const

describe('once a transformation has begun', () => {
  // spec: 8.26
  it('it is said to be created, by its name', () => {
    begun().celebrate(CREATED, 'Cuivré')
    expect(notify).toHaveBeenCalledWith('transformationCreated', { values: { name: 'Cuivré' } })
  })
  // spec: 7.21
  it.each([api.transformations(), api.currentUser(), api.stats()])('%s is asked for anew', (address) => {
    const { celebrate, isStale } = begun()
    expect(isStale(address)).toBe(false)
    celebrate(CREATED, 'Cuivré')
    expect(isStale(address)).toBe(true)
  })
  // spec: 1.8, 4.20, 4.32, 8.27
  it('after the panel the generation is said to have started, and the next wizard begins afresh', () => {
    const { client, finish, onCreated } = begun()
    finish()
    expect(notify).toHaveBeenCalledWith('generationStarted', {
      values: { usualWait: 'en moins d’une heure' },
    })
    expect(client.getQueryData(draftQuery.queryKey)).toBeUndefined()
    expect(onCreated).toHaveBeenCalledTimes(1)
  })
})
