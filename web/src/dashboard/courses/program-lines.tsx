import { pageOfStep } from '@app/domain/courses/course-step.ts'
import type { Course } from '@app/domain/courses/courses-api.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

type Module = Course['modules'][number]

/** The lessons and the quiz of a module: links once she is enrolled, each with what she has done of it. */
export const linesOf = (
  { slug: course, enrolment }: Course,
  module: Module,
): { name: string; content: ReactNode }[] => [
  ...module.lessons.map(({ slug, title, minutes, isFinished }) => ({
    name: slug,
    content: (
      <Line
        to={enrolment && pageOfStep(course, { kind: 'lesson', slug })}
        title={title}
        isDone={isFinished}
        beside={<Minutes minutes={minutes} />}
      />
    ),
  })),
  {
    name: 'quiz',
    content: (
      <QuizLine to={enrolment && pageOfStep(course, { kind: 'quiz', slug: module.slug })} module={module} />
    ),
  },
]

interface LineProps {
  to: string | null
  title: string
  isDone: boolean
  beside: ReactNode
}

function Line({ to, title, isDone, beside }: LineProps) {
  const { t } = useTranslation()
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2.5">
      {to ? (
        <Link
          to={to}
          viewTransition
          className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {title}
        </Link>
      ) : (
        title
      )}
      <span className="text-ink2 text-small">{beside}</span>
      {isDone && (
        <span className="inline-flex items-center gap-1 text-small text-success">
          <Icon name="check" className="size-4.5" />
          {t('courses.finished')}
        </span>
      )}
    </span>
  )
}

function Minutes({ minutes }: { minutes: number }) {
  const { t } = useTranslation()
  return t('courses.minutes', { minutes })
}

function QuizLine({ to, module }: { to: string | null; module: Module }) {
  const { t } = useTranslation()
  const { questions: count, rightAnswers: right } = module
  return (
    <Line
      to={to}
      title={t('courses.quizOf', { title: module.title })}
      isDone={right >= count}
      beside={to ? t('courses.quizScore', { right, count }) : <Minutes minutes={count} />}
    />
  )
}
