import { describe, expect, it } from 'vitest'
import { isLateChunk } from './late-chunk.ts'

const errorOf = (code: string, stack: string) => Object.assign(new TypeError('closed'), { code, stack })
const AT_FETCH = 'at node:internal/deps/undici/undici:6940:28'

describe('an error that nobody could catch', () => {
  it.each([
    { cause: errorOf('ERR_INVALID_STATE', AT_FETCH), isOne: true, what: 'a chunk too late, of a fetch' },
    { cause: errorOf('ERR_INVALID_STATE', 'at run.ts'), isOne: false, what: 'a closed stream of ours' },
    { cause: errorOf('ERR_OTHER', AT_FETCH), isOne: false, what: 'another error of a fetch' },
    { cause: new Error('lost'), isOne: false, what: 'any other error' },
    { cause: undefined, isOne: false, what: 'nothing' },
  ])('ends the app unless it is a late chunk: $what', ({ cause, isOne }) => {
    expect(isLateChunk(cause)).toBe(isOne)
  })
})
