import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { namedInCalls } from './named-in-calls.ts'

const schema = namedInCalls(z.object({ sessionName: z.string().max(3).optional(), step: z.int() }), {
  sessionName: 'name',
})
const list = z.object({ sessions: z.array(schema) })

describe('an object whose fields the calls name otherwise', () => {
  it('has our names once it is read, and theirs again when it is sent', () => {
    expect(schema.parse({ sessionName: 'Léa', step: 2 })).toEqual({ name: 'Léa', step: 2 })
    expect(z.encode(schema, { name: 'Léa', step: 2 })).toEqual({ sessionName: 'Léa', step: 2 })
  })
  it('also inside another', () => {
    expect(list.parse({ sessions: [{ sessionName: 'Léa', step: 2 }] })).toEqual({
      sessions: [{ name: 'Léa', step: 2 }],
    })
    expect(z.encode(list, { sessions: [{ step: 2 }] })).toEqual({ sessions: [{ step: 2 }] })
  })
  it('is refused under the name the caller knows', () => {
    const { error } = schema.safeParse({ sessionName: 'Léna', step: 2 })
    expect(error?.issues[0]?.path).toEqual(['sessionName'])
  })
  it('is not sent with what the call does not allow', () => {
    expect(() => z.encode(schema, { name: 'Léna', step: 2 })).toThrow(z.ZodError)
    expect(z.encode(schema, { name: 'Léa', step: 2, ...{ secret: 'x' } })).toEqual({
      sessionName: 'Léa',
      step: 2,
    })
  })
})
