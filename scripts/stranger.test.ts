import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const CODE = /\.(ts|tsx|mjs|cjs|py)$/
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
const code = files.filter((file) => CODE.test(file))

/** How far up a path of each file may climb before it leaves the repository: `../` once more than it has folders. */
const leaves = (file: string): RegExp => new RegExp(String.raw`['"\`](\.\./){${file.split('/').length},}`)

it('nothing here is read from outside the repository', () => {
  expect(code.length).toBeGreaterThan(500)
  expect(code.filter((file) => leaves(file).test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

it('what the style sheets of the app take from packages is installed for a start, not for tests alone', () => {
  const sheets = files.filter((file) => file.startsWith('web/src/') && file.endsWith('.css'))
  const text = sheets.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n')
  const taken = [...text.matchAll(/url\("((?:@[\w-]+\/)?[\w-]+)\//g)].map(([, name = '']) => name)
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'web/package.json'), 'utf8'))
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter((name) => !(name in dependencies))).toEqual([])
})
