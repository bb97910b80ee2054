import { expect, it } from 'vitest'
import { icoOf } from './ico.ts'

const small = { size: 16, png: Buffer.from('small picture') }
const large = { size: 256, png: Buffer.from('a larger picture') }

it('says how many pictures it holds, how large each is and where it lies', () => {
  const ico = icoOf([small, large])
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2])
  const pictures = [6, 22].map((entry) => {
    const offset = ico.readUInt32LE(entry + 12)
    return { size: ico[entry], png: ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)).toString() }
  })
  expect(pictures).toEqual([
    { size: 16, png: 'small picture' },
    { size: 0, png: 'a larger picture' },
  ])
})
