import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { everyInline, inlinesOf } from '../markdown/every-inline.ts'
import type { CourseText, Lesson, Question } from './course.ts'
import { type CourseFiles, readCourse } from './read-course.ts'

const FILES = import.meta.glob<string>('./*/**/*.md', { query: '?raw', import: 'default', eager: true })

/** The files of each folder beside this one, by their path within it. */
const courses = new Map<string, Record<string, string>>()
for (const [path, markdown] of Object.entries(FILES)) {
  const [, slug = '', ...rest] = path.split('/')
  courses.set(slug, { ...courses.get(slug), [rest.join('/')]: markdown })
}

const blocksOf = ({ intro, sections }: Lesson) => [...intro, ...sections.flatMap(({ blocks }) => blocks)]
const printedIn = (lesson: Lesson): string =>
  [
    lesson.title,
    ...lesson.sections.map(({ title }) => title),
    ...blocksOf(lesson).flatMap((block) => (block.kind === 'figure' ? [block.alt] : [])),
    ...everyInline(blocksOf(lesson)).filter((inline) => typeof inline === 'string'),
  ].join('\n')
const printedOf = ({ words, choices, explanation }: Question): string =>
  [words, ...inlinesOf([...choices.flatMap((choice) => choice.words), ...explanation])]
    .filter((inline) => typeof inline === 'string')
    .join('\n')
const lessonsOf = ({ modules }: CourseText) => modules.flatMap(({ lessons }) => lessons)
const countWords = (lesson: Lesson) =>
  printedIn(lesson)
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length

/** What has to be the same in both languages. */
const shapeOf = ({ modules, intro }: CourseText) => ({
  intro: intro.map(({ kind }) => kind),
  modules: modules.map(({ slug, lessons, quiz }) => ({
    slug,
    lessons: lessons.map((lesson) => ({
      slug: lesson.slug,
      intro: lesson.intro.map(figureOrKind),
      sections: lesson.sections.map(({ blocks }) => blocks.map(figureOrKind)),
    })),
    quiz: quiz.map(({ choices }) => choices.map(({ isRight }) => isRight)),
  })),
})
const figureOrKind = (block: Lesson['intro'][number]) => (block.kind === 'figure' ? block.name : block.kind)

describe.each([...courses])('the course %s', (slug, files) => {
  const read = (language: 'fr' | 'en') => readCourse({ slug, language, files: files as CourseFiles })
  const [french, english] = [read('fr'), read('en')]

  it('has the same modules, lessons, parts, figures, questions and right answers in both languages', () =>
    expect(shapeOf(english)).toEqual(shapeOf(french)))

  it('has three to five modules of at least two lessons, each with a quiz of at least three questions', () => {
    expect(french.modules.length).toBeGreaterThanOrEqual(3)
    expect(french.modules.length).toBeLessThanOrEqual(5)
    expect(french.modules.filter(({ lessons }) => lessons.length < 2)).toEqual([])
    expect(french.modules.filter(({ quiz }) => quiz.length < 3)).toEqual([])
  })

  it('gives each lesson an address of its own', () => {
    const slugs = lessonsOf(french).map((lesson) => lesson.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it.each(LANGUAGES)(
    'has lessons of 600 to 1200 words in %s, each with something to do in the salon',
    (language) => {
      for (const lesson of lessonsOf(read(language))) {
        const named = `${lesson.slug}: ${countWords(lesson)}`
        expect(countWords(lesson), named).toBeGreaterThanOrEqual(600)
        expect(countWords(lesson), named).toBeLessThanOrEqual(1200)
        expect(
          blocksOf(lesson).filter(({ kind }) => kind === 'practice'),
          named,
        ).toHaveLength(1)
      }
    },
  )

  it.each(LANGUAGES)('has a figure in every second module at least in %s', (language) => {
    const figures = lessonsOf(read(language))
      .flatMap(blocksOf)
      .filter(({ kind }) => kind === 'figure')
    expect(figures.length).toBeGreaterThanOrEqual(1)
  })

  it('has a summary that fits in a search result', () => {
    expect(french.summary.length).toBeLessThanOrEqual(170)
    expect(english.summary.length).toBeLessThanOrEqual(170)
  })

  const printed = (course: CourseText) => [
    course.title,
    course.summary,
    course.audience,
    ...course.modules.flatMap(({ title, aim, lessons, quiz }) => [
      title,
      aim,
      ...lessons.map(printedIn),
      ...quiz.map(printedOf),
    ]),
  ]

  it.each([
    { never: 'a plain space before ; ! ? % €', what: / [;!?%€]/ },
    { never: 'a plain space inside guillemets', what: /« | »/ },
    { never: 'a straight quote or apostrophe', what: /['"]/ },
    { never: 'an exclamation mark', what: /!/ },
    { never: 'a promise too large', what: /magique|révolutionnaire|miracle|sans aucun risque/i },
    { never: 'a sign the reader was not meant to see', what: /[*_`[\]<>]|&[a-z#]/ },
  ])('in French has never $never', ({ what }) => {
    for (const words of printed(french)) expect(words).not.toMatch(what)
  })

  it.each([
    { never: 'a straight quote or apostrophe', what: /['"]/ },
    { never: 'French quotation marks', what: /[«»]/ },
    { never: 'a space before a sign', what: /[ \u00a0\u202f][;!?%]/ },
    { never: 'an exclamation mark', what: /!/ },
    { never: 'a promise too large', what: /magic|revolutionary|miracle|risk-free/i },
    { never: 'a sign the reader was not meant to see', what: /[*_`[\]<>]|&[a-z#]/ },
  ])('in English has never $never', ({ what }) => {
    for (const words of printed(english)) expect(words).not.toMatch(what)
  })
})
