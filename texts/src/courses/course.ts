import type { Block, Inline, Section } from '../markdown/blocks.ts'

/** A drawing a lesson calls for, on a line of its own: `[[roue | What it shows, for whoever does not see it]]`. */
export interface LessonFigure {
  name: string
  alt: string
}

export type LessonBlock = Block<LessonFigure>

export interface Lesson {
  /** Unlike any other of its course. */
  slug: string
  title: string
  minutes: number
  intro: LessonBlock[]
  sections: Section<LessonFigure>[]
}

export interface Choice {
  words: Inline[]
  isRight: boolean
}

/** One choice is right; the explanation is for whoever chose it as well as for whoever did not. */
export interface Question {
  words: string
  choices: Choice[]
  explanation: Inline[]
}

export interface CourseModule {
  slug: string
  title: string
  /** What she can do after it. */
  aim: string
  lessons: Lesson[]
  quiz: Question[]
}

export interface CourseText {
  slug: string
  title: string
  summary: string
  audience: string
  /** Of all lessons and quizzes. */
  minutes: number
  /** What the course is, before its programme. */
  intro: LessonBlock[]
  modules: CourseModule[]
}
