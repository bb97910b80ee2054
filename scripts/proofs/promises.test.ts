import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { ROOT, sourceFiles } from '../source-files.ts'
import { faultsOf, promisesIn, type Said, sentencesOf } from './promises.ts'
import { PROVING_FILE } from './titles.ts'

const { privacy, terms, notice } = fr.legal
const { faq, promises, prices, heroNote, proText, reviewsRule, support, faqOneIsEnough } = fr.landing

const here = (where: string, sentence: string): Said => ({ where: `landing.${where}`, sentence })

/** All that is promised, and where. */
const said: Said[] = [
  ...Object.entries({ privacy, terms, notice }).flatMap(([name, document]) => sentencesOf(name, document)),
  ...Object.entries({ heroNote, proText, reviewsRule, support, faqOneIsEnough }).map(([name, sentence]) =>
    here(name, sentence),
  ),
  here('prices', prices.text),
  here('prices', prices.freeText),
  ...Object.entries(promises).map(([name, { text }]) => here(`promises.${name}`, text)),
  ...Object.entries(faq).map(([name, { answer }]) => here(`faq.${name}`, answer)),
]

it('each sentence that promises something stands beside what keeps it, in its own words (docs/promises.md)', () => {
  const listed = promisesIn(readFileSync(join(ROOT, 'docs/promises.md'), 'utf8'))
  expect(listed.length).toBeGreaterThan(100)
  expect(
    faultsOf(
      listed,
      said,
      sourceFiles((path) => PROVING_FILE.test(path)),
    ),
  ).toEqual([])
})

describe('of a list of promises', () => {
  const kept = { path: 'a.test.ts', text: "it('photos go; all of them (P3)', f)" }
  const page = (keeper: string, sentence = 'Photos : 30 jours.') =>
    promisesIn(`| \`privacy.a\` | ${sentence} | ${keeper} |`)
  const GONE = '`a.test.ts`: “photos go; all of them”'
  const sentences = [{ where: 'privacy.a', sentence: 'Photos : 30 jours.' }]

  it.each([GONE, `people: who does; well; ${GONE}`, 'law: of contracts'])('%s keeps a sentence', (keeper) =>
    expect(faultsOf(page(keeper), sentences, [kept])).toEqual([]),
  )
  it.each([
    ['a sentence that is missing', [], ['privacy.a says what is not listed: Photos : 30 jours.']],
    [
      'one that says something else by now',
      page(GONE, 'Photos : 40 jours.'),
      [
        'privacy.a says what is not listed: Photos : 30 jours.',
        'privacy.a does not say what is listed: Photos : 40 jours.',
      ],
    ],
    [
      'a test that is not there',
      page('`a.test.ts`: “photos stay”'),
      ['privacy.a is kept by nothing that is there: `a.test.ts`: “photos stay”'],
    ],
    ['words that name nobody', page('somebody'), ['privacy.a is kept by nothing that is there: somebody']],
  ])('%s is refused', (_what, listed, faults) => expect(faultsOf(listed, sentences, [kept])).toEqual(faults))
})
