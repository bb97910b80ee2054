import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { choice, chooseOne, namesOf } from './choice.ts'

const keyed = choice({ KEY: z.string().optional() }, ({ KEY }) => (KEY ? `keyed by ${KEY}` : null))
const named = choice({ NAME: z.string().optional() }, ({ NAME }) => (NAME ? `named ${NAME}` : null))
const plain = choice({}, () => 'plain')

describe('what the environment chooses', () => {
  const choices = { of: { keyed, named }, otherwise: plain }
  it('is what was told what it needs, wherever it stands among the others', () => {
    expect(chooseOne(choices, { KEY: 'a' })).toBe('keyed by a')
    expect(chooseOne(choices, { NAME: 'b' })).toBe('named b')
  })
  it('is what needs nothing where nobody was told anything', () => {
    expect(chooseOne(choices, {})).toBe('plain')
    expect(chooseOne({ of: {}, otherwise: plain }, { KEY: 'a' })).toBe('plain')
  })
  it('is never one of two that were told what they need: it is asked which', () =>
    expect(() => chooseOne(choices, { KEY: 'a', NAME: 'b' })).toThrow('keyed and named: choose one'))
  it('is told nothing but the names it reads', () => {
    const curious = choice({ KEY: z.string() }, (told) => Object.keys(told))
    expect(curious.choose({ KEY: 'a', OTHER_SECRET: 'b' })).toEqual(['KEY'])
    expect(Object.keys(namesOf({ keyed, plain }))).toEqual(['KEY'])
  })
})
