import { describe, expect, it } from 'vitest'
import { whatWasDone } from './words.ts'

describe('what was done is said', () => {
  it.each([
    [{ technique: 'colour' }, 'coloured all over'],
    [{ technique: 'colour', colour: { where: 'highlights' } }, 'coloured single strands'],
    [{ technique: 'balayage' }, 'painted the lengths, left the roots'],
    [{ technique: 'waves' }, 'coloured all over and waved'],
    [{ technique: 'volume', colour: { where: 'ombre' } }, 'coloured towards the ends, with more volume'],
    [{ technique: 'look' }, 'laid the hair of the look on her head'],
    [{ technique: 'strands' }, 'grew new hair on her head'],
  ] as const)('%j: %s', (recipe, said) => {
    expect(whatWasDone(recipe)).toBe(said)
  })
})
