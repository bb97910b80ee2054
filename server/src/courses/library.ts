import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CourseText } from '@app/texts/courses/course.ts'
import { readCourse } from '@app/texts/courses/read-course.ts'
import { LANGUAGES, type Language } from '@app/texts/languages.ts'

/** A course in both languages. */
export type Course = Record<Language, CourseText>

/** By the name of their folder, in the order of the alphabet. */
export type Library = ReadonlyMap<string, Course>

/** The folders of the courses: read when somebody first asks, since most processes are never asked. */
const FOLDER = fileURLToPath(import.meta.resolve('@app/texts/courses'))
let read: Library | null = null

export function library(): Library {
  read ??= readLibrary(FOLDER)
  return read
}

/** Every folder that holds a course. */
export function readLibrary(folder: string): Library {
  const slugs = globSync('*/', { cwd: folder })
    .map((name) => name.replace(/\/$/, ''))
    .filter((slug) => existsSync(join(folder, slug, 'fr/course.md')))
  return new Map(slugs.sort().map((slug) => [slug, readFolder(join(folder, slug), slug)]))
}

function readFolder(folder: string, slug: string): Course {
  const paths = globSync('**/*.md', { cwd: folder })
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, readCourse({ slug, language, files })]),
  ) as Course
}
