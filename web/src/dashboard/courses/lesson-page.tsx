import { pageOfStep, readCourseStep } from '@app/domain/courses/course-step.ts'
import type { LessonAnswer } from '@app/domain/courses/courses-api.ts'
import { pages } from '@app/domain/routes.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LessonBlocks } from '../../ui/reading/lesson-blocks.tsx'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PageGate } from '../shell/query-gate.tsx'
import { noteReading, useLesson } from './course-queries.ts'
import { MissingCourse } from './missing-course.tsx'
import { useReadingPosition } from './use-reading-position.ts'

/** /dashboard/lecons/:id */
export function LessonPage() {
  const { id = '' } = useParams()
  const { course, slug } = readCourseStep(id)
  return (
    <PageGate query={useLesson(course, slug)} failure="courses.failure" missing={<MissingCourse />}>
      {(answer) => <LoadedLesson key={id} answer={answer} />}
    </PageGate>
  )
}

export function LoadedLesson({ answer }: { answer: LessonAnswer }) {
  const { t } = useTranslation()
  const { course, module, lesson, position, isFinished } = answer
  const text = useRef<HTMLDivElement>(null)
  const isBack = useReadingPosition(text, {
    from: isFinished ? 0 : position,
    keep: (read) => noteReading(course.slug, lesson.slug, { position: read }),
  })
  return (
    <PageFrame
      title={lesson.title}
      back={{ to: pages.course(course.slug), words: course.title }}
      lead={
        <p className="mt-3 text-ink2">
          {module.title} · {t('courses.lesson.minutes', { minutes: lesson.minutes })}
        </p>
      }
      isArticle
    >
      <p role="status" className="mt-4 text-ink2 text-small empty:hidden">
        {isBack && t('courses.lesson.left')}
      </p>
      <div ref={text} className="mt-6 max-w-[39rem] text-[1.125rem] leading-[1.62] [&>p:first-child]:mt-0">
        <LessonBlocks blocks={lesson.intro} />
        {lesson.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2 className="mt-12 text-h2 leading-[1.1]">{title}</h2>
            <LessonBlocks blocks={blocks} />
          </section>
        ))}
      </div>
      <LessonEnd answer={answer} />
    </PageFrame>
  )
}

/** One press: it is finished, and what comes next opens. */
function LessonEnd({ answer: { course, lesson, next } }: { answer: LessonAnswer }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const finishing = useMutation({
    mutationFn: () => noteReading(course.slug, lesson.slug, { position: 1000, isFinished: true }),
  })
  const goOn = () =>
    void navigate(next ? pageOfStep(course.slug, next) : pages.course(course.slug), { viewTransition: true })
  // Only while she is still here: elsewhere she is not called back.
  const finish = () => finishing.mutate(undefined, { onSuccess: goOn })
  return (
    <div className="mt-12 grid justify-items-start gap-3 border-line border-t pt-6">
      <Button kind="primary" busy={finishing.isPending || finishing.isSuccess} onClick={finish}>
        {t('courses.lesson.done')}
      </Button>
      <p className="text-ink2 text-small">
        {!next && t('courses.lesson.last')}
        {next?.kind === 'quiz' && t('courses.lesson.nextQuiz')}
        {next?.kind === 'lesson' && t('courses.lesson.next', { title: next.title })}
      </p>
      <p role="alert" className="text-danger text-small empty:hidden">
        {finishing.isError && t('courses.lesson.unsaved')}
      </p>
    </div>
  )
}
