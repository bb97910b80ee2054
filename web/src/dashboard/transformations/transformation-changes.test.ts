import { api } from '@app/domain/routes.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callHook, knowing } from '../testing/draw-knowing.tsx'
import { holdCalls, turn } from '../testing/held-calls.ts'
import { useFavourite } from './transformation-changes.ts'

const ID = '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11'
const IMAGE = '5f1c1d8a-6c1e-4a55-9a35-4d7c2f9f2a01'
const KEY = [api.transformation(ID)]
const answer = (favourite: boolean) => ({ transformation: { id: ID, images: [{ id: IMAGE, favourite }] } })

let calls: ReturnType<typeof holdCalls>
let client: ReturnType<typeof knowing>
beforeEach(() => {
  calls = holdCalls()
  client = knowing({ [api.transformation(ID)]: answer(false) })
})
afterEach(() => vi.unstubAllGlobals())

const press = (favourite: boolean) =>
  callHook(() => useFavourite(ID), client).mutate({ imageId: IMAGE, favourite })

describe('a heart', () => {
  it('stays full once it is kept, though her page asked and was answered before it was', async () => {
    press(true)
    await turn()
    // She is shown how far her images are every five seconds.
    client.setQueryData(KEY, answer(false))
    await calls.answer(api.imageFavourite(IMAGE), { success: true })
    expect(client.getQueryData(KEY)).toEqual(answer(true))
  })
  it('goes back to what it was when it could not be kept', async () => {
    press(true)
    await turn()
    expect(client.getQueryData(KEY)).toEqual(answer(true))
    await calls.answer(api.imageFavourite(IMAGE), { success: 'no' })
    expect(client.getQueryData(KEY)).toEqual(answer(false))
  })
  it('that is pressed twice is kept as it was pressed last: the second waits for the first', async () => {
    press(true)
    press(false)
    await turn()
    expect(client.getQueryData(KEY)).toEqual(answer(false))
    await calls.answer(api.imageFavourite(IMAGE), { success: true })
    expect(calls.asked()).toEqual([api.imageFavourite(IMAGE)])
    await calls.answer(api.imageFavourite(IMAGE), { success: true })
    expect(client.getQueryData(KEY)).toEqual(answer(false))
  })
})
