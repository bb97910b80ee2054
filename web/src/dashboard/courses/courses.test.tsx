import type { Course } from '@app/domain/courses/courses-api.ts'
import { describe, expect, it } from 'vitest'
import { formatDuration } from '../../ui/language/durations.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { LoadedCourse } from './course-page.tsx'
import { CoursesInvitation } from './courses-invitation.tsx'
import { CourseLists } from './courses-page.tsx'
import { LoadedQuiz } from './quiz-page.tsx'
import { positionOf } from './use-reading-position.ts'

const COURSE: Course = {
  ...{ slug: 'essai', title: 'Colorimétrie', summary: 'Des tons.', audience: 'Coiffeuses', minutes: 210 },
  intro: [{ kind: 'paragraph', words: ['Avant tout.'] }],
  modules: [
    {
      ...{ slug: 'un', title: 'Premier', aim: 'Lire', questions: 3, rightAnswers: 1 },
      lessons: [
        { slug: 'a', title: 'Leçon A', minutes: 4, isFinished: true },
        { slug: 'b', title: 'Leçon B', minutes: 4, isFinished: false },
      ],
    },
  ],
  offer: { priceCents: 0, trainer: 'Nora Vidal', certification: null },
  enrolment: null,
  certificate: null,
}
const ENROLMENT = {
  ...{ enrolledAt: '2026-11-20T10:00:00.000Z', percent: 33, purchaseId: null },
  resume: { kind: 'lesson', slug: 'b', title: 'Leçon B' },
} as const
const draw = (change: Partial<Course> = {}) => drawForTest(<LoadedCourse course={{ ...COURSE, ...change }} />)

describe('the list of courses', () => {
  const list = (...courses: Partial<Course>[]) =>
    drawForTest(<CourseLists courses={courses.map((change) => ({ ...COURSE, ...change }))} />)
  // spec: 1.17, 3.23
  it('begins with hers, and says how far she is', () => {
    const drawn = list({ enrolment: ENROLMENT }, { slug: 'autre', title: 'Autre' })
    expect(drawn).toMatch(/Mes formations.*Votre progression\s: 33\s%.*Reprendre.*Les autres formations/s)
    expect(drawn).toContain('href="/dashboard/lecons/essai.b"')
  })
  it('says of a course to come that it is, with no price and no trainer', () => {
    const drawn = list({ offer: null })
    expect(drawn).toContain('À venir')
    expect(drawn).not.toMatch(/€|<dt[^>]*>(Prix|Intervenante)/)
  })
})

describe('a course', () => {
  it('that is open says its length, who leads it and that it is free', () => {
    expect(draw()).toMatch(/3\sh\s30\smin/)
    expect(draw()).toContain('Nora Vidal')
    expect(draw()).toContain('Gratuite')
    expect(draw()).toContain('M’inscrire gratuitement')
  })
  it('that has a price leads to a document of its own, where it is paid', () => {
    const paid = draw({ offer: { priceCents: 4900, trainer: 'Nora Vidal', certification: null } })
    expect(paid).toMatch(/<a [^>]*href="\/dashboard\/inscription\/essai"[^>]*>.*M’inscrire pour 49,00\s€/s)
    expect(paid).not.toContain('M’inscrire gratuitement')
  })
  it('she paid for leads to its receipt', () => {
    const purchaseId = '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11'
    expect(draw({ enrolment: { ...ENROLMENT, purchaseId } })).toContain(`/dashboard/achats/${purchaseId}`)
    expect(draw({ enrolment: ENROLMENT })).not.toContain('/dashboard/achats/')
  })
  it('whose money went back still shows the certificate she earned', () => {
    const certificate = {
      ...{ number: '2K7F-9QXM-3TDA', name: 'Camille', showsName: true },
      issuedAt: '2026-11-20T10:00:00.000Z',
    }
    expect(draw({ certificate })).toContain('Numéro 2K7F-9QXM-3TDA')
  })
  it('that is to come cannot be begun', () => {
    expect(draw({ offer: null })).toContain('À venir')
    expect(draw({ offer: null })).not.toContain('<button')
  })
  // spec: 1.24
  it('is called certifying only with the number of its certification', () => {
    const certification = { type: 'RS', number: 'RS1234', url: 'https://registry.example/RS1234' } as const
    const offer = { priceCents: 0, trainer: 'Nora Vidal', certification }
    expect(draw({ offer })).toMatch(/Formation certifiante, RS n° RS1234/)
    expect(draw({ offer: { ...offer, certification: { ...certification, number: ' ' } } })).not.toContain(
      'certifiante',
    )
    expect(draw()).not.toContain('certifiante')
  })
  it('has links to its lessons only for whoever is enrolled', () => {
    expect(draw()).not.toContain('/dashboard/lecons/')
    expect(draw({ enrolment: ENROLMENT })).toContain('href="/dashboard/lecons/essai.a"')
    expect(draw({ enrolment: ENROLMENT })).toContain('1 sur 3')
  })
  it('leads on by the name of the lesson she left, and once all is done to her certificate', () => {
    expect(draw({ enrolment: ENROLMENT })).toMatch(/Reprendre\s: Leçon B/)
    expect(draw({ enrolment: ENROLMENT })).not.toContain('Attestation')
    const finished = draw({ enrolment: { ...ENROLMENT, percent: 100, resume: null } })
    expect(finished).toContain('Attestation de fin de formation')
    expect(finished).toContain('value="Camille Laurent"')
    expect(finished).not.toMatch(/type="checkbox"[^>]* checked=""/)
  })
})

it('a quiz tells nothing before an answer, and after it which was right and why', () => {
  const question = { words: 'Combien ?', choices: [['Un'], ['Deux']], answered: null }
  const quiz = {
    course: { slug: 'x', title: 'X' },
    module: { slug: 'm', title: 'M' },
    questions: [question],
    next: null,
  }
  expect(drawForTest(<LoadedQuiz quiz={quiz} />)).not.toContain('Parce que')
  const answered = { choice: 0, isRight: false, rightChoice: 1, explanation: ['Parce que.'] }
  const told = drawForTest(<LoadedQuiz quiz={{ ...quiz, questions: [{ ...question, answered }] }} />)
  expect(told).toMatch(/Pas tout à fait.*Parce que/s)
  expect(told).not.toContain('type="radio"')
})

it('the dashboard leads to the courses', () =>
  expect(drawForTest(<CoursesInvitation />)).toContain('href="/dashboard/formations"'))

it.each([
  { box: { top: 100, height: 2000 }, position: 0 },
  { box: { top: 0, height: 2000 }, position: 0 },
  { box: { top: -500, height: 2000 }, position: 250 },
  { box: { top: -2500, height: 2000 }, position: 1000 },
  { box: { top: 0, height: 0 }, position: 0 },
])('a text at $box.top of $box.height is read as far as $position', ({ box, position }) =>
  expect(positionOf(box)).toBe(position),
)

it.each([
  { minutes: 45, french: '45 min', english: '45 min' },
  { minutes: 60, french: '1 h', english: '1 hr' },
  { minutes: 61, french: '1 h 1 min', english: '1 hr 1 min' },
  { minutes: 210, french: '3 h 30 min', english: '3 hr 30 min' },
])('$minutes minutes are $french, $english', ({ minutes, french, english }) => {
  const plain = (duration: string) => duration.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(plain(formatDuration(minutes, 'fr'))).toBe(french)
  expect(plain(formatDuration(minutes, 'en'))).toBe(english)
})
