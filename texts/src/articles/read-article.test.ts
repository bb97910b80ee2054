import { describe, expect, it } from 'vitest'
import { readArticle } from './read-article.ts'

const HEAD =
  '---\ntitle: Salon : essai\nsummary: Un\npublished: 2026-11-20\ntags: a, b\ncover: Une mèche\n---\n'
const read = (body: string, head = HEAD) =>
  readArticle({ slug: 'lire-un-nuancier', language: 'fr', markdown: `${head}\n${body}` })

describe('the facts at the head of an article', () => {
  it('keep a colon that belongs to the words, in French typography', () => {
    expect(read('Un.').title).toBe('Salon\u00a0: essai')
    expect(read('Un.').tags).toEqual(['a', 'b'])
  })
  it('must all be there', () => {
    expect(() => read('Un.', HEAD.replace('cover: Une mèche\n', ''))).toThrow('lacks: cover')
    expect(() => read('Un.', '')).toThrow('between ---')
  })
})

describe('Markdown becomes what a page can show', () => {
  it('words, emphasis and links, with no-break spaces', () =>
    expect(read("L'idée : **oui** ou *non* ? [Lire](/blog/x)").intro).toEqual([
      {
        kind: 'paragraph',
        words: [
          'L’idée\u00a0: ',
          { kind: 'strong', words: ['oui'] },
          ' ou ',
          { kind: 'em', words: ['non'] },
          '\u202f? ',
          { kind: 'link', href: '/blog/x', words: ['Lire'] },
        ],
      },
    ]))
  it('parts, by their headings', () =>
    expect(read('Avant.\n\n## À savoir : un\n\nDedans.').sections).toEqual([
      {
        id: 'a-savoir-un',
        title: 'À savoir\u00a0: un',
        blocks: [{ kind: 'paragraph', words: ['Dedans.'] }],
      },
    ]))
  it.each([
    { written: '- un\n- deux', block: { kind: 'list', isOrdered: false, items: [['un'], ['deux']] } },
    { written: '1. un\n2. deux', block: { kind: 'list', isOrdered: true, items: [['un'], ['deux']] } },
    { written: '- [ ] un\n- [ ] deux', block: { kind: 'checklist', items: [['un'], ['deux']] } },
    { written: '> un', block: { kind: 'quote', words: ['un'] } },
    { written: '[[nuancier]]', block: { kind: 'figure', name: 'nuancier' } },
    { written: '| a |\n| - |\n| b |', block: { kind: 'table', head: [['a']], rows: [[['b']]] } },
  ])('$written', ({ written, block }) => expect(read(written).intro).toEqual([block]))
})

describe('what no page shows is refused', () => {
  it.each([
    { why: 'HTML of its own', written: '<script>alert(1)</script>' },
    { why: 'HTML inside a line', written: 'Un <b>mot</b>.' },
    { why: 'a picture from elsewhere', written: '![x](https://elsewhere.example/x.png)' },
    { why: 'code', written: '```\nx\n```' },
    { why: 'a drawing nobody drew', written: '[[licorne]]' },
    { why: 'a heading as large as the title', written: '# Un' },
    { why: 'a heading too deep for the contents', written: '### Un' },
  ])('$why', ({ written }) => expect(() => read(written)).toThrow())
})
