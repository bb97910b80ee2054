import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STAND_INS, standInFonts } from './stand-in-fonts.ts'

/** The formatter says where lines break. */
const unbroken = (css: string): string => css.replace(/\s+/g, ' ').trim()

it('the stand-in letters are those their table of measures makes', () => {
  expect(unbroken(readFileSync(STAND_INS, 'utf8'))).toBe(unbroken(standInFonts()))
})
