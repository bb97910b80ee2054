import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** More than these nobody takes in at a glance; tests stand beside what they try, and are not counted. */
const MOST = 25
const isSource = (path: string) => /\.(tsx?|mjs|cjs)$/.test(path) && !/\.test\.tsx?$/.test(path)

it(`no folder holds more than ${MOST} source files`, () => {
  const counts = Map.groupBy(sourceFiles(isSource), ({ path }) => dirname(path))
  expect(counts.size).toBeGreaterThan(100)
  const full = [...counts].filter(([, files]) => files.length > MOST)
  expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
})
