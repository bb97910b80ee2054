import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const HERE = import.meta.dirname
const read = (path: string): string => readFileSync(path, 'utf8')
const drawing = (folder: string): string[] =>
  globSync('**/*.tsx', { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => join(folder, file))

it('the styles of public pages are made from every folder that draws on them', () => {
  const sources = [...read(join(HERE, 'public.css')).matchAll(/@source "([^"]+)"/g)].map(([, path]) =>
    join(HERE, path ?? ''),
  )
  const drawn = drawing(HERE).flatMap((file) =>
    [...read(file).matchAll(/from '(\.[^']+\.tsx)'/g)].map(([, path]) => join(file, '..', path ?? '')),
  )
  expect(drawn.length).toBeGreaterThan(20)
  const left = drawn.filter((file) => !sources.some((source) => !relative(source, file).startsWith('..')))
  expect(left).toEqual([])
})
