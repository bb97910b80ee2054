import { readingMinutes } from '@app/domain/articles/reading-time.ts'
import type { Language } from '../languages.ts'
import { splitFrontMatter } from '../markdown/front-matter.ts'
import type { Reader } from '../markdown/read-blocks.ts'
import { countWords, readSections } from '../markdown/read-sections.ts'
import type { Typo } from '../markdown/read-words.ts'
import { typoEn, typoFr } from '../typo.ts'
import type { CourseModule, CourseText, Lesson, LessonFigure } from './course.ts'
import { readQuiz } from './read-quiz.ts'

/** What lies in the folder of a course, by path within it: `fr/2-reflets/1-chiffres.md`. */
export type CourseFiles = Readonly<Record<string, string>>

interface Source {
  /** The name of the folder, and the last part of its address. */
  slug: string
  language: Language
  files: CourseFiles
}

/** Thinking about a question and its answer takes a minute. */
const MINUTES_PER_QUESTION = 1

/** A course from its files: the folders of a language are its modules, in the order of their numbers. */
export function readCourse({ slug, language, files }: Source): CourseText {
  const typo = typoOf(language)
  const { facts, body } = splitFrontMatter(fileAt(files, `${language}/course.md`), COURSE_FIELDS)
  const folders = namesIn(files, language).filter((name) => !name.endsWith('.md'))
  const modules = folders.map((folder) => readModule(files, `${language}/${folder}`, language))
  if (modules.length === 0) throw new Error(`${slug} has no module in ${language}`)
  return {
    slug,
    title: typo(facts.title),
    summary: typo(facts.summary),
    audience: typo(facts.audience),
    minutes: modules.reduce((sum, module) => sum + minutesOf(module), 0),
    intro: readSections(body, readerOf(language)).intro,
    modules,
  }
}

const COURSE_FIELDS = ['title', 'summary', 'audience'] as const
const MODULE_FIELDS = ['title', 'aim'] as const
const LESSON_FIELDS = ['title'] as const

/** Its facts and its quiz are `module.md`; every other file is a lesson. */
function readModule(files: CourseFiles, folder: string, language: Language): CourseModule {
  const typo = typoOf(language)
  const { facts, body } = splitFrontMatter(fileAt(files, `${folder}/module.md`), MODULE_FIELDS)
  const names = namesIn(files, folder).filter((name) => name !== 'module.md')
  return {
    slug: slugOf(folder.slice(folder.indexOf('/') + 1)),
    title: typo(facts.title),
    aim: typo(facts.aim),
    lessons: names.map((name) =>
      readLesson(slugOf(name.replace(/\.md$/, '')), fileAt(files, `${folder}/${name}`), language),
    ),
    quiz: readQuiz(body, typo),
  }
}

function readLesson(slug: string, markdown: string, language: Language): Lesson {
  const typo = typoOf(language)
  const { facts, body } = splitFrontMatter(markdown, LESSON_FIELDS)
  return {
    slug,
    title: typo(facts.title),
    minutes: readingMinutes(countWords(body)),
    ...readSections(body, readerOf(language)),
  }
}

export const minutesOf = ({ lessons, quiz }: CourseModule): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0) + quiz.length * MINUTES_PER_QUESTION

function readerOf(language: Language): Reader<LessonFigure> {
  const typo = typoOf(language)
  return { typo, figure: (asked) => figureIn(asked, typo), hasPractice: true }
}

const typoOf = (language: Language): Typo => (language === 'fr' ? typoFr : typoEn)

function figureIn(asked: string, typo: Typo): LessonFigure {
  const [, name, alt] = /^([a-z-]+) \| (.+)$/.exec(asked) ?? []
  if (!name || !alt) throw new Error(`a drawing has a name and says what it shows: [[${asked}]]`)
  return { name, alt: typo(alt) }
}

/** What lies directly in a folder, in the order of the numbers before their names. */
function namesIn(files: CourseFiles, folder: string): string[] {
  const inside = Object.keys(files).filter((path) => path.startsWith(`${folder}/`))
  const names = inside.map((path) => path.slice(folder.length + 1).split('/')[0] ?? '')
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** `2-reflets` is reached as `reflets`: the number only says its place. */
function slugOf(name: string): string {
  const slug = /^\d+-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name)?.[1]
  if (!slug) throw new Error(`a module or a lesson is called 1-like-this: ${name}`)
  return slug
}

function fileAt(files: CourseFiles, path: string): string {
  const found = files[path]
  if (found === undefined) throw new Error(`a course lacks ${path}`)
  return found
}
