import { expect, test } from 'vitest'
import { chosen, compare, mix, pair } from './comparison.ts'

test('old and new are mixed under numbers that do not tell which is which, each once', () => {
  const files = ['women-faker-06-pixie.png', 'women-faker-10-pixie.png']
  const mixed = mix(files, () => 0)
  expect(mixed.map(({ id }) => id)).toEqual(['001', '002', '003', '004'])
  expect(mixed.map(({ file, which }) => `${which} ${file}`).toSorted()).toEqual(
    ['new', 'old'].flatMap((which) => files.map((file) => `${which} ${file}`)),
  )
  expect(mixed[0]).toMatchObject({ file: files[0], which: 'new' })
})

test('a style is better where the new picture of the same photo was graded higher; what has one grade is left out', () => {
  const files = ['a-1-pixie.png', 'a-2-pixie.png', 'a-1-long_lisse.png', 'a-3-pixie.png']
  const mixed = mix(files, () => 0)
  const given: Record<string, [old: number, fresh: number | null]> = {
    'a-1-pixie.png': [2, 3],
    'a-2-pixie.png': [3, 2.5],
    'a-1-long_lisse.png': [3, 3],
    'a-3-pixie.png': [1, null],
  }
  const grades = new Map(
    mixed.flatMap(({ id, file, which }) => {
      const grade = given[file]?.[which === 'old' ? 0 : 1] ?? null
      return grade === null ? [] : [[id, grade] as const]
    }),
  )
  expect(compare(mixed, grades).toSorted((a, b) => a.style.localeCompare(b.style))).toEqual([
    { style: 'long_lisse', old: 3, new: 3, better: [], worse: [] },
    { style: 'pixie', old: 2.5, new: 2.75, better: ['a-1-pixie.png'], worse: ['a-2-pixie.png'] },
  ])
})

test('of a pair the side tells nothing, and what was chosen is counted by style; one without a choice is left out', () => {
  const files = ['a-1-pixie.png', 'a-2-pixie.png', 'a-3-pixie.png', 'a-1-long_lisse.png']
  const rolls = [0.9, 0.9, 0.9, 0.1, 0.9, 0.1, 0.9]
  const paired = pair(files, () => rolls.shift() ?? 0)
  expect(paired.map(({ id }) => id)).toEqual(['001', '002', '003', '004'])
  expect(paired.map(({ file }) => file).toSorted()).toEqual(files.toSorted())
  expect(paired.map(({ left }) => left)).toEqual(['old', 'new', 'old', 'new'])
  const sideOf = (file: string, wanted: 'old' | 'new' | null): [string, string][] => {
    const { id, left } = paired.find((one) => one.file === file) ?? { id: '', left: 'old' }
    return [[id, wanted === null ? '=' : wanted === left ? 'L' : 'R']]
  }
  const sides = new Map([
    ...sideOf('a-1-pixie.png', 'new'),
    ...sideOf('a-2-pixie.png', 'old'),
    ...sideOf('a-3-pixie.png', null),
    ...sideOf('a-1-long_lisse.png', 'new'),
  ])
  expect(chosen(paired, sides).toSorted((a, b) => a.style.localeCompare(b.style))).toEqual([
    { style: 'long_lisse', old: 0, new: 1, lost: [] },
    { style: 'pixie', old: 1, new: 1, lost: ['a-2-pixie.png'] },
  ])
})
