import { describe, expect, it } from 'vitest'
import { blank, drawnPhoto } from '../../test/drawings.ts'
import { findTurn } from './find-turn.ts'

describe('a photo that shows nobody as it is', () => {
  it.each([
    { lies: 90, turn: 270 },
    { lies: 270, turn: 90 },
  ])(
    'because it lies turned by $lies degrees stands upright turned by $turn more',
    async ({ lies, turn }) => {
      expect(await findTurn(await drawnPhoto('lob', { turn: lies }))).toBe(turn)
    },
  )
  it('because nobody is there stays as it is', async () => {
    expect(await findTurn(await blank(1200, 900))).toBeNull()
  })
})
