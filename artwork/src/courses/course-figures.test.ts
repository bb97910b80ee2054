import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readSvg } from '../raster/svg-reader.ts'
import { COURSE_FIGURES } from './course-figures.ts'

const names = Object.keys(COURSE_FIGURES)

describe.each(Object.entries(COURSE_FIGURES))('the figure %s', (_, draw) => {
  const svg = draw()
  it('is well-formed, uses every id once and refers to no other', () => {
    const { ids, references } = readSvg(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })
  it('has no unfinished number', () => expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/))
  it('holds figures and signs, and no word of any language', () => {
    for (const [, words] of svg.matchAll(/<text[^>]*>([^<]*)</g)) expect(words).toMatch(/^[\d :½]+$/)
  })
})

it('every figure a lesson calls for is drawn, and no other', async () => {
  const asked = new Set<string>()
  for await (const file of glob('texts/src/courses/*/*/*/*.md'))
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(/^\[\[([a-z-]+) \|/gm))
      asked.add(name)
  expect([...asked].sort()).toEqual([...names].sort())
})
