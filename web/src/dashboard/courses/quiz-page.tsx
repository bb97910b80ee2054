import { pageOfStep, readCourseStep } from '@app/domain/courses/course-step.ts'
import type { QuizAnswer } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { NavButton } from '../shell/nav-button.tsx'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PageGate } from '../shell/query-gate.tsx'
import { useQuiz } from './course-queries.ts'
import { MissingCourse } from './missing-course.tsx'
import { QuizQuestion } from './quiz-question.tsx'

/** /dashboard/quiz/:id */
export function QuizPage() {
  const { id = '' } = useParams()
  const { course, slug } = readCourseStep(id)
  return (
    <PageGate query={useQuiz(course, slug)} failure="courses.failure" missing={<MissingCourse />}>
      {(quiz) => <LoadedQuiz key={id} quiz={quiz} />}
    </PageGate>
  )
}

export function LoadedQuiz({ quiz }: { quiz: QuizAnswer }) {
  const { t } = useTranslation()
  const { course, module, questions } = quiz
  return (
    <PageFrame
      title={t('courses.quizOf', { title: module.title })}
      back={{ to: pages.course(course.slug), words: course.title }}
      lead={<p className="mt-3 max-w-[34em] text-ink2">{t('courses.quizPage.lead')}</p>}
    >
      <ol className="mt-8 grid max-w-[44rem] gap-10">
        {questions.map((question, rank) => (
          <QuizQuestion key={question.words} quiz={quiz} rank={rank} />
        ))}
      </ol>
      <QuizEnd quiz={quiz} />
    </PageFrame>
  )
}

/** Once every answer is right: on to what comes next. */
function QuizEnd({ quiz: { course, questions, next } }: { quiz: QuizAnswer }) {
  const { t } = useTranslation()
  const isDone = questions.every(({ answered }) => answered?.isRight)
  return (
    <div className="mt-12 grid justify-items-start gap-3 border-line border-t pt-6">
      <p role="status" className="font-[650] empty:hidden">
        {isDone && t('courses.quizPage.done')}
      </p>
      {isDone && next && (
        <NavButton
          kind="primary"
          to={pageOfStep(course.slug, next)}
          className="max-tab:whitespace-normal py-3 leading-tight"
        >
          {t('courses.quizPage.go', { title: next.title })}
        </NavButton>
      )}
      {(!next || !isDone) && (
        <NavButton kind={isDone ? 'primary' : 'text'} to={pages.course(course.slug)}>
          {t('courses.quizPage.back')}
        </NavButton>
      )}
    </div>
  )
}
