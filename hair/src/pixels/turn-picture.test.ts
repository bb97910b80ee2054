import { describe, expect, it } from 'vitest'
import { turnPicture } from './turn-picture.ts'

/** Two wide, three high; each pixel is its letter. */
const picture = {
  w: 2,
  h: 3,
  data: Uint8Array.from([...'abcdef'].flatMap((letter) => Array(3).fill(letter.charCodeAt(0)))),
}
const rows = ({ w, data }: typeof picture) =>
  Array.from({ length: data.length / 3 / w }, (_, y) =>
    String.fromCharCode(...Array.from({ length: w }, (_, x) => data[3 * (y * w + x)] ?? 0)),
  )

describe('a picture turned clockwise', () => {
  it.each([
    { turn: 90, is: ['eca', 'fdb'] },
    { turn: 180, is: ['fe', 'dc', 'ba'] },
    { turn: 270, is: ['bdf', 'ace'] },
  ] as const)('by $turn degrees', ({ turn, is }) => {
    expect(rows(picture)).toEqual(['ab', 'cd', 'ef'])
    expect(rows(turnPicture(picture, turn) as typeof picture)).toEqual(is)
  })
})
