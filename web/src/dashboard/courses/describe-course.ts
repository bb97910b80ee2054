import { COURSES, type Course, type CourseFacts, type CourseId } from '@app/domain/courses/courses.ts'
import type { Texts } from '@app/texts/texts.ts'

type Words = Texts['courses']['outlines'][CourseId]

/** What is decided about a course, and what is written of it. */
export const describeCourse = (
  id: CourseId,
  { title, summary, modules }: Words,
  audience: string,
  facts: CourseFacts = COURSES[id],
): Course => ({
  ...facts,
  id,
  title,
  summary,
  audience,
  modules: Object.values(modules as Words['modules'] & Record<string, ModuleWords>).map((module) => ({
    title: module.title,
    lessons: Object.values(module.lessons).map((lesson) => ({ title: lesson, minutes: null })),
  })),
})

interface ModuleWords {
  title: string
  lessons: Record<string, string>
}
