/**
 * What the site promises (docs/promises.md): each sentence of the legal pages and of the home page's promises, prices and
 * answers, beside the tests that fail once it is not kept, or beside who keeps it.
 */
import type { SourceFile } from '../source-files.ts'
import { titlesIn } from './titles.ts'

/** A document of the legal pages, in parts. */
export interface LegalDocument {
  sections: Record<string, { paragraphs: readonly string[] }>
}

/** A sentence of the site, with the part of it where it stands. */
export interface Said {
  where: string
  sentence: string
}

export interface Promised extends Said {
  keptBy: string
}

/** The sentences of a document, part by part: `privacy.durations`. */
export const sentencesOf = (name: string, { sections }: LegalDocument): Said[] =>
  Object.entries(sections).flatMap(([part, { paragraphs }]) =>
    paragraphs.map((sentence) => ({ where: `${name}.${part}`, sentence })),
  )

const ROW = /^\| `([\w.]+)` \| (.+) \| (.+) \|$/

export const promisesIn = (page: string): Promised[] =>
  page.split('\n').flatMap((line) => {
    const [, where, sentence, keptBy] = ROW.exec(line) ?? []
    return where && sentence && keptBy ? [{ where, sentence, keptBy }] : []
  })

/** What keeps a sentence where no test can. */
const OTHERS = /^(?:people|fact|law): ./
const TEST = /^`([^`]+)`: “(.+)”$/
/** A title names the rows it proves at its end (security-rows.ts): these may come and go. */
const ROWS = / \((?:[A-Z]\d+)(?:, [A-Z]\d+)*\)$/

/** Everything that does not fit, in words. */
export function faultsOf(
  promises: readonly Promised[],
  said: readonly Said[],
  tests: readonly SourceFile[],
): string[] {
  const titles = new Map(
    tests.map((file) => [file.path, new Set(titlesIn(file).map((title) => title.replace(ROWS, '')))]),
  )
  const isThere = (keeper: string): boolean => {
    const [, path = '', title = ''] = TEST.exec(keeper) ?? []
    return OTHERS.test(keeper) || (titles.get(path)?.has(title) ?? false)
  }
  return [
    ...said
      .filter((each) => !promises.some((listed) => isSame(listed, each)))
      .map(({ where, sentence }) => `${where} says what is not listed: ${sentence}`),
    ...promises
      .filter((listed) => !said.some((each) => isSame(listed, each)))
      .map(({ where, sentence }) => `${where} does not say what is listed: ${sentence}`),
    ...promises.flatMap(({ where, keptBy }) =>
      keptBy
        .split('; ')
        .reduce<string[]>(joined, [])
        .filter((keeper) => !isThere(keeper))
        .map((keeper) => `${where} is kept by nothing that is there: ${keeper}`),
    ),
  ]
}

const isSame = (one: Said, other: Said): boolean =>
  one.where === other.where && one.sentence === other.sentence

/** A title, or words, may hold a semicolon of their own. */
const joined = (keepers: string[], piece: string): string[] =>
  /^(?:`|people: |fact: |law: )/.test(piece)
    ? [...keepers, piece]
    : [...keepers.slice(0, -1), [...keepers.slice(-1), piece].join('; ')]
