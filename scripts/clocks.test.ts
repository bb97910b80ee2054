import { expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from './source-files.ts'

const IS_OURS = /^(?:domain|texts|server|web)\/src\/.*\.tsx?$/
const IS_TEST = /\.test\.tsx?$|^server\/src\/testing\/|^web\/src\/.*\/testing\//
const ours = sourceFiles((path) => IS_OURS.test(path) && !IS_TEST.test(path))
const saying = (files: SourceFile[], words: RegExp): string[] =>
  files.filter(({ text }) => words.test(text)).map(({ path }) => path.replace('server/src/', ''))

/** What of the server goes by the clock of its machine: nothing that is compared with a row. */
const BY_THIS_MACHINE = [
  // What others date: signatures of their messages, how long a certificate is believed, and when to come back.
  ...['engines/fal/fal-service.ts', 'engines/fal/fal-webhook.ts', 'engines/hair/c2pa-choice.ts'],
  'engines/hosted/http-answers.ts',
  'engines/replicate/replicate-webhook.ts',
  // Files, which this machine dates.
  'kept-files/sweep.ts',
  'payment/stripe/webhook.ts',
  // The month that is printed on a card.
  'payment/test-cards/test-cards.ts',
  'storage/scratch.ts',
]

it('what rows are compared with is asked of the database that dated them', () => {
  const server = ours.filter(({ path }) => path.startsWith('server/'))
  expect(server.length).toBeGreaterThan(200)
  expect(saying(server, /\bDate\.now\b|\bnew Date\(\)/)).toEqual(BY_THIS_MACHINE)
})

it('a day or an hour is put into words of a time zone that is named, never of the one it is read in', () => {
  const dated = ours.filter(({ text }) => text.includes('DateTimeFormat('))
  expect(dated.length).toBeGreaterThan(5)
  expect(saying(dated, /DateTimeFormat\((?![^;]*(?:timeZone|PARIS))/)).toEqual([])
  expect(saying(ours, /\.toLocale(?:Date|Time)?String\(|\.get(?:Day|Date|Month|FullYear|Hours)\(/)).toEqual(
    [],
  )
})
