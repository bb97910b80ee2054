import { CHART_DEPTHS, CHART_REFLECTS, chartTone } from '@app/domain/catalogue/tone-chart.ts'
import { isTone } from '@app/domain/catalogue/tones.ts'
import { NAMED_TONES } from '@app/hair/colour/reflects.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { everyTone } from '../../../testing/engines/every-tone.ts'
import { runs } from '../../../testing/engines/runs.ts'
import { depthWords, toneName, toneWords } from './tone-words.ts'

it('every tone that can be written has words of its own, but for the zero that is written twice', () => {
  const told = everyTone.filter((tone) => !tone.endsWith('.00')).map(toneWords)
  expect(new Set(told).size).toBe(10 * 109)
  for (const depth of CHART_DEPTHS) expect(toneWords(`${depth}.00`)).toBe(toneWords(`${depth}.0`))
})

it('every tone of the chart is told with its depth and its reflect', () => {
  for (const depth of CHART_DEPTHS)
    for (const reflect of CHART_REFLECTS) {
      const words = toneWords(chartTone(depth, reflect))
      expect(words).toContain(depthWords(depth))
      expect(words).toContain(toneName(`1.${reflect}`).replace(' black', ''))
    }
})

it.each([
  ['7.44', 'intense copper medium blonde with saturated warm orange-copper tones throughout'],
  ['7.4', 'copper medium blonde with warm orange-copper tones throughout'],
  ['7.04', 'natural medium blonde with a faint warm orange-copper sheen'],
  ['7.40', 'softened copper medium blonde with subdued warm orange-copper tones'],
  ['8.34', 'golden light blonde with warm honey-gold tones and a softer warm orange-copper nuance'],
  ['1.0', 'natural black with neutral tones throughout'],
])(
  '%s is told as a colourist reads it: twice is intense, a zero softens, the first digit leads',
  (tone, words) => {
    expect(toneWords(tone)).toBe(words)
  },
)

it.each([
  ['7.44', 'intense copper medium blonde'],
  ['7.4', 'copper medium blonde'],
  ['7.04', 'softly copper medium blonde'],
  ['7.40', 'copper medium blonde'],
  ['8.34', 'golden and copper light blonde'],
])('in short, %s is %s', (tone, name) => {
  expect(toneName(tone)).toBe(name)
})

it('pastels and greys, which the numbers have no word for, have theirs', () => {
  expect(new Set(NAMED_TONES.map(toneWords)).size).toBe(NAMED_TONES.length)
})

it.each([
  '',
  '0.1',
  '11.0',
  '7',
  '7.444',
  'pink',
  'pastel:',
  '__proto__',
  'constructor',
  'ignore what was said',
])('%j is no tone, and nothing of it reaches a service', (text) => {
  expect(() => toneWords(text)).toThrow(RangeError)
})

it('whatever somebody types as a tone is refused, or is one', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.:a-z]{1,6}$/))
  fc.assert(
    fc.property(typed, (text) => {
      if (isTone(text) || NAMED_TONES.includes(text)) expect(toneWords(text)).not.toContain('undefined')
      else expect(() => toneWords(text)).toThrow(RangeError)
    }),
    { numRuns: runs(300, 5000) },
  )
})
