import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, 'labels')
const judged = (await readFile(path.join(import.meta.dirname, 'judged.txt'), 'utf8')).trim().split('\n')
const files = await readdir(folder)

test('the matte is judged by at least twenty portraits, each labelled by hand', () => {
  expect(judged.length).toBeGreaterThanOrEqual(20)
  for (const name of judged) expect(files).toContain(`${name}.json`)
})

test('each label names a class that is and an area of the portrait', async () => {
  for (const file of files) {
    const areas: { as: string; corners: string }[] = JSON.parse(
      await readFile(path.join(folder, file), 'utf8'),
    )
    for (const { as, corners } of areas) {
      expect(['hair', 'skin', 'clothes', 'background']).toContain(as)
      const numbers = corners.split(/[ ,]/).map(Number)
      expect(numbers.length, file).toBeGreaterThanOrEqual(6)
      expect(numbers.every((n) => n >= -5 && n <= 105)).toBe(true)
    }
  }
})

test('the ten portraits kept for the last judgement are neither labelled nor judged by', async () => {
  const kept = (await readFile(path.join(import.meta.dirname, 'kept.txt'), 'utf8')).trim().split('\n')
  expect(kept).toHaveLength(10)
  for (const name of kept) {
    expect(files).not.toContain(`${name}.json`)
    expect(judged).not.toContain(name)
  }
})
