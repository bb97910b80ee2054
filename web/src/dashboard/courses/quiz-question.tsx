import type { QuizAnswer } from '@app/domain/courses/courses-api.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Words } from '../../ui/reading/words.tsx'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useAnswer } from './course-queries.ts'

interface QuizQuestionProps {
  quiz: QuizAnswer
  rank: number
}

type Question = QuizAnswer['questions'][number]

/** A question: its choices until she has answered, then what was right and why. */
export function QuizQuestion({ quiz, rank }: QuizQuestionProps) {
  const { t } = useTranslation()
  const question = quiz.questions[rank]
  const heading = useId()
  // She may answer again what she has answered before; what she has answered just now is told her.
  const [state, setState] = useState<'as it was' | 'again' | 'just answered'>('as it was')
  if (!question) return null
  const numbered = { number: rank + 1, count: quiz.questions.length }
  return (
    <li className="border-line border-t pt-6">
      <p className="text-copper-text text-small">{t('courses.quizPage.question', numbered)}</p>
      <h2 id={heading} className="mt-1 text-h4">
        {question.words}
      </h2>
      {question.answered && state !== 'again' ? (
        <Explained
          rank={rank}
          question={question}
          answered={question.answered}
          isNew={state === 'just answered'}
          onAgain={() => setState('again')}
        />
      ) : (
        <Choices
          quiz={quiz}
          rank={rank}
          labelledBy={heading}
          question={question}
          onAnswered={() => setState('just answered')}
        />
      )}
    </li>
  )
}

interface ChoicesProps extends QuizQuestionProps {
  question: Question
  labelledBy: string
  onAnswered: () => void
}

function Choices({ quiz, rank, question, labelledBy, onAnswered }: ChoicesProps) {
  const { t } = useTranslation()
  const name = useId()
  const [choice, setChoice] = useState<number | null>(null)
  const answering = useAnswer(quiz.course.slug, quiz.module.slug)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (choice !== null) answering.mutate({ question: rank, choice }, { onSuccess: onAnswered })
  }
  return (
    <form onSubmit={send} className="mt-4 grid gap-4">
      <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2.5">
        {question.choices.map((words, place) => (
          <label
            // The choices of a question never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: their place is what is sent
            key={place}
            className="flex min-h-11 cursor-pointer items-start gap-3.5 rounded-card bg-surface px-4.5 py-3 leading-snug shadow-1 has-checked:shadow-[0_0_0_3px_var(--color-primary)] forced-colors:border"
          >
            <input
              type="radio"
              name={name}
              required
              checked={choice === place}
              onChange={() => setChoice(place)}
              className="mt-0.5 size-5 flex-none accent-primary"
            />
            <span>
              <Words words={words} />
            </span>
          </label>
        ))}
      </div>
      <Button
        kind="secondary"
        type="submit"
        busy={answering.isPending}
        aria-label={t('courses.quizPage.answerTo', { number: rank + 1 })}
        className="justify-self-start"
      >
        {t('courses.quizPage.answer')}
      </Button>
      {answering.error && (
        <Trouble takesFocus>{troubleWords(t, answering.error, t('courses.failure.text'))}</Trouble>
      )}
    </form>
  )
}

interface ExplainedProps {
  rank: number
  question: Question
  answered: NonNullable<Question['answered']>
  isNew: boolean
  onAgain: () => void
}

/** The button she pressed is gone and had the focus: it comes to what she is told. */
function Explained({ rank, question, answered, isNew, onAgain }: ExplainedProps) {
  const { t } = useTranslation()
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) told.current?.focus({ preventScroll: true })
  }, [isNew])
  const { isRight, choice, rightChoice, explanation } = answered
  return (
    <div ref={told} tabIndex={-1} className="mt-4 outline-offset-4">
      <p className={`flex items-center gap-2 font-[650] ${isRight ? 'text-success' : 'text-danger'}`}>
        <Icon name={isRight ? 'check' : 'cross'} className="size-5" />
        {t(isRight ? 'courses.quizPage.right' : 'courses.quizPage.wrong')}
      </p>
      <ul className="mt-3 grid gap-2">
        {[...new Set([choice, rightChoice])].map((place) => (
          <li
            key={place}
            className={`leading-snug ${place === rightChoice ? 'font-[650]' : 'text-ink2 line-through'}`}
          >
            <Words words={question.choices[place] ?? []} />
          </li>
        ))}
      </ul>
      <p className="mt-3 rounded-card bg-veil px-4.5 py-3.5">
        <Words words={explanation} />
      </p>
      <Button
        kind="text"
        size="small"
        aria-label={t('courses.quizPage.againTo', { number: rank + 1 })}
        className="-mx-3 mt-1"
        onClick={onAgain}
      >
        {t('courses.quizPage.again')}
      </Button>
    </div>
  )
}
