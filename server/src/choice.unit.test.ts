import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { choice, chooseFirst, namesOf } from './choice.ts'

const keyed = choice({ KEY: z.string().optional() }, ({ KEY }) => (KEY ? `keyed by ${KEY}` : null))
const plain = choice({}, () => 'plain')

describe('what the environment chooses', () => {
  it('is the first that was told what it needs', () => {
    expect(chooseFirst({ keyed, plain }, { KEY: 'a' })).toBe('keyed by a')
    expect(chooseFirst({ keyed, plain }, {})).toBe('plain')
  })
  it('is never nothing: whoever starts the app is told what could be had', () =>
    expect(() => chooseFirst({ keyed }, {})).toThrow('none of keyed'))
  it('is told nothing but the names it reads', () => {
    const curious = choice({ KEY: z.string() }, (told) => Object.keys(told))
    expect(curious.choose({ KEY: 'a', OTHER_SECRET: 'b' })).toEqual(['KEY'])
    expect(Object.keys(namesOf({ keyed, plain }))).toEqual(['KEY'])
  })
})
