import { isComing, isFree } from '@app/domain/courses/course-offer.ts'
import { pages } from '@app/domain/routes.ts'
import type { CourseText } from '@app/texts/courses/course.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest, ShownCourse } from '../../page-contract.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CourseFacts } from '../../ui/courses/course-facts.tsx'
import { Program } from '../../ui/courses/program.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LessonBlocks } from '../../ui/reading/lesson-blocks.tsx'
import { SignInButton } from '../sign-in/sign-in-button.tsx'

interface CoursePageProps {
  course: ShownCourse
  request: PageRequest
}

/** /formations/:slug */
export function CoursePage({ course, request }: CoursePageProps) {
  const { t } = useTranslation()
  const text = course.texts[request.language]
  return (
    <div className="wrap grid gap-10 pt-6 pb-20 desk:grid-cols-[1fr_1.55fr] desk:gap-17 desk:pt-10 desk:pb-28">
      <div className="desk:sticky desk:top-24 desk:self-start">
        <a
          href={pages.courseCatalogue()}
          className="mb-3 inline-flex min-h-11 items-center gap-2 font-[650] text-primary text-small hover:underline hover:underline-offset-4"
        >
          <Icon name="arrow-left" />
          {t('courses.all')}
        </a>
        {isComing(course.offer) && (
          <StatusBadge tone="waiting" label={t('courses.coming')} className="mb-4" />
        )}
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-4 text-lead text-ink2">{text.summary}</p>
        <CourseFacts course={text} offer={course.offer} />
        <Start course={course} request={request} />
      </div>
      <div>
        <div className="mb-10 max-w-[39rem] text-[1.125rem] leading-[1.62] [&>p:first-child]:mt-0">
          <LessonBlocks blocks={text.intro} />
        </div>
        <Program modules={text.modules.map(moduleOf)} />
      </div>
    </div>
  )
}

function Start({ course: { offer, texts }, request: { signedIn } }: CoursePageProps) {
  const { t } = useTranslation()
  if (isComing(offer)) return <p className="mt-5 text-ink2">{t('courses.comingText')}</p>
  if (signedIn)
    return (
      <ButtonLink kind="primary" href={pages.course(texts.fr.slug)} className="mt-6">
        {t('courses.open')}
      </ButtonLink>
    )
  return (
    <>
      <SignInButton
        signedIn={false}
        label={t(isFree(offer) ? 'courses.signInToStart' : 'courses.signInToBuy')}
        className="mt-6"
      />
      <p className="mt-3 text-ink2 text-small">{t('courses.signInText')}</p>
    </>
  )
}

const moduleOf = ({ slug, title, aim, lessons, quiz }: CourseText['modules'][number]) => ({
  ...{ slug, title, aim },
  lines: [
    ...lessons.map((lesson) => ({
      name: lesson.slug,
      content: <Line title={lesson.title} minutes={lesson.minutes} />,
    })),
    { name: 'quiz', content: <QuizLine questions={quiz.length} /> },
  ],
})

function Line({ title, minutes }: { title: string; minutes: number }) {
  const { t } = useTranslation()
  return (
    <>
      {title} <span className="text-ink2 text-small">{t('courses.minutes', { minutes })}</span>
    </>
  )
}

function QuizLine({ questions }: { questions: number }) {
  const { t } = useTranslation()
  return (
    <>
      {t('courses.quiz')}{' '}
      <span className="text-ink2 text-small">{t('courses.minutes', { minutes: questions })}</span>
    </>
  )
}
