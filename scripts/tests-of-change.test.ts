import { describe, expect, it } from 'vitest'
import { testsOfChange } from './tests-of-change.ts'

const FILES = [
  { path: 'domain/src/photos/photo-rules.test.ts', text: "import './photo-rules.ts'" },
  { path: 'domain/src/photos/order.test.ts', text: '' },
  { path: 'domain/src/drafts/draft-rules.test.ts', text: "import { a } from '../photos/photo-rules.ts'" },
  { path: 'web/src/slots.test.ts', text: "import { b } from '@app/domain/photos/photo-rules.ts'" },
  { path: 'web/src/grid.test.ts', text: "import { c } from './grid.ts'" },
  { path: 'web/src/dear.test.ts', text: "import '@app/domain/photos/photo-rules.ts'; drawnPhoto()" },
  { path: 'web/src/bad.photographs.test.ts', text: "import { b } from '@app/domain/photos/photo-rules.ts'" },
  { path: 'server/src/config.unit.test.ts', text: "readFileSync('README.md')" },
  { path: 'scripts/stranger.test.ts', text: '' },
]
const namesOf = (paths: string[]) => paths.map((path) => /([^/]+)\.test\.ts$/.exec(path)?.[1])

describe('what a change asks for first', () => {
  it.each([
    ['a rule', 'domain/src/photos/photo-rules.ts', ['draft-rules', 'order', 'photo-rules', 'slots']],
    ['a test', 'domain/src/drafts/draft-rules.test.ts', ['draft-rules']],
    ['a page that a test reads', 'README.md', ['config.unit']],
    ['a picture beside tests', 'web/src/a.webp', []],
    ['a style sheet', 'web/src/grid.css', ['dear', 'grid', 'slots']],
  ])(
    '%s: the tests beside it and those that name it, and what reads the whole repository',
    (_what, file, names) =>
      expect(namesOf(testsOfChange([file], FILES)).sort()).toEqual([...names, 'stranger'].sort()),
  )

  it('of those that open a database six, the nearest', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'settle-late'].map((name) => ({
      path: `server/src/payment/${name}.test.ts`,
      text: name === 'g' ? "'../payment/settle.ts'" : '',
    }))
    const found = testsOfChange(['server/src/payment/settle.ts'], many)
    expect(namesOf(found)).toEqual(['settle-late', 'a', 'b', 'c', 'd', 'e'])
  })

  it('nothing changed: nothing', () => expect(testsOfChange([], FILES)).toEqual([]))
})
