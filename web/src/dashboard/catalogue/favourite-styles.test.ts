import { api } from '@app/domain/routes.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { callHook, knowing } from '../testing/draw-knowing.tsx'
import { holdCalls, turn } from '../testing/held-calls.ts'
import { useKeepStyle } from './favourite-styles.ts'

afterEach(() => vi.unstubAllGlobals())

const FIRST = api.favouriteStyle('carre_frange')
const SECOND = api.favouriteStyle('long_lisse')

it('two styles she keeps one after the other stay kept, though the answers come the other way round', async () => {
  const calls = holdCalls()
  const client = knowing({ [api.favouriteStyles()]: { styles: [] } })
  // Each heart is one of its own.
  callHook(useKeepStyle, client).mutate({ style: 'carre_frange', favourite: true })
  callHook(useKeepStyle, client).mutate({ style: 'long_lisse', favourite: true })
  await turn()
  const both = { styles: ['long_lisse', 'carre_frange'] }
  if (calls.asked().includes(SECOND)) await calls.answer(SECOND, both)
  await calls.answer(FIRST, { styles: ['carre_frange'] })
  await calls.answer(SECOND, both)
  expect(client.getQueryData([api.favouriteStyles()])).toEqual(both)
})
