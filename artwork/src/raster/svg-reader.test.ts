import { expect, it } from 'vitest'
import { readSvg } from './svg-reader.ts'

it('counts paths and lists ids and references', () => {
  const svg = '<svg viewBox="0 0 1 1"><g id="a"><path d="M0 0" fill="url(#a)"/></g></svg>'
  expect(readSvg(svg)).toEqual({ ids: ['a'], references: ['a'], paths: 1 })
})

it('refuses a tag left open', () => {
  expect(() => readSvg('<svg><g></svg>')).toThrow('</svg> closes <g>')
  expect(() => readSvg('<svg><path d="M0 0"/>')).toThrow('<svg> left open')
})
