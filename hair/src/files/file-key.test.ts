import { copyFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawnPhoto, outFile } from '../../test/drawings.ts'
import { fileKey } from './file-key.ts'

test('a photo sent again is known under any name', async () => {
  const photo = await drawnPhoto('lob')
  const again = outFile()
  await copyFile(photo, again)
  expect(await fileKey(again)).toBe(await fileKey(photo))
})
test('another photo written under its name is not taken for it', async () => {
  const file = outFile()
  await writeFile(file, 'one')
  const one = await fileKey(file)
  await writeFile(file, 'two')
  expect(await fileKey(file)).not.toBe(one)
})
test('a missing one is told by its name', async () => {
  expect(await fileKey('/nowhere/1.jpg')).not.toBe(await fileKey('/nowhere/2.jpg'))
})
