import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, sourceFiles } from './source-files.ts'

/** The compiler takes any sheet for granted, and what only a benchmark builds is built by nobody else. */
it('every style sheet that a program brings along is there', () => {
  const brought = sourceFiles((path) => /\.tsx?$/.test(path)).flatMap(({ path, text }) =>
    [...text.matchAll(/^import '(\.[^']*\.css)'/gm)].map(([, sheet = '']) => join(dirname(path), sheet)),
  )
  expect(brought).toContain('web/src/public/public.css')
  expect(brought.filter((sheet) => !existsSync(join(ROOT, sheet)))).toEqual([])
})
