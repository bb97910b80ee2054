import { describe, expect, it } from 'vitest'
import { certificateNumber, readCertificateNumber } from './certificate-number.ts'
import { type CourseOffer, certificationOf, courseOffer, isComing, isFree } from './course-offer.ts'
import { type Done, isComplete, percentOf, stepAfter, stepToResume } from './course-progress.ts'
import { pageOfStep, readCourseStep } from './course-step.ts'
import { readingSchema } from './courses-api.ts'

const OFFER: CourseOffer = { priceCents: 0, trainer: 'Nora Vidal', certification: null }
const CERTIFICATION = { type: 'RS', number: 'RS1234', url: 'https://registry.example/RS1234' } as const

describe('what the operator decides', () => {
  it('a course is to come until he has, and is open even when it is free', () => {
    expect(isComing(null)).toBe(true)
    expect(isComing(OFFER)).toBe(false)
  })
  it.each([
    { priceCents: 0, free: true },
    { priceCents: 1, free: false },
  ])('at $priceCents cents it is free: $free', ({ priceCents, free }) =>
    expect(isFree({ ...OFFER, priceCents })).toBe(free),
  )
  it.each([-1, 0.5, 1_000_001])('no course costs %d cents', (priceCents) =>
    expect(courseOffer.safeParse({ ...OFFER, priceCents }).success).toBe(false),
  )
  it('a course is led by somebody', () =>
    expect(courseOffer.safeParse({ ...OFFER, trainer: ' ' }).success).toBe(false))
})

describe('a course certifies', () => {
  it('with the number of its certification', () =>
    expect(certificationOf({ ...OFFER, certification: CERTIFICATION })).toEqual(CERTIFICATION))
  // spec: 1.24
  it('never without', () => {
    expect(certificationOf(OFFER)).toBeNull()
    expect(certificationOf(null)).toBeNull()
    expect(certificationOf({ ...OFFER, certification: { ...CERTIFICATION, number: ' ' } })).toBeNull()
    expect(
      courseOffer.safeParse({ ...OFFER, certification: { ...CERTIFICATION, number: ' ' } }).success,
    ).toBe(false)
  })
})

const COURSE = {
  modules: [
    { slug: 'un', lessons: [{ slug: 'a' }, { slug: 'b' }], questions: 3 },
    { slug: 'deux', lessons: [{ slug: 'c' }], questions: 2 },
  ],
}
const done = (lessons: string[], answers: Record<string, number> = {}): Done => ({
  lessons: new Set(lessons),
  rightAnswers: new Map(Object.entries(answers)),
})

describe('progress', () => {
  it.each([
    { what: 'nothing', has: done([]), percent: 0 },
    { what: 'a lesson', has: done(['a']), percent: 20 },
    { what: 'a quiz all but one answer', has: done([], { un: 2 }), percent: 0 },
    { what: 'a whole quiz', has: done([], { un: 3 }), percent: 20 },
    { what: 'all but the last quiz', has: done(['a', 'b', 'c'], { un: 3, deux: 1 }), percent: 80 },
    { what: 'everything', has: done(['a', 'b', 'c'], { un: 3, deux: 2 }), percent: 100 },
    { what: 'a lesson that is no longer there', has: done(['z']), percent: 0 },
  ])('with $what is $percent %', ({ has, percent }) => {
    expect(percentOf(COURSE, has)).toBe(percent)
    expect(isComplete(COURSE, has)).toBe(percent === 100)
  })
})

describe('« Reprendre » leads to', () => {
  it.each([
    { what: 'the first lesson at the beginning', has: done([]), open: null, to: 'a' },
    { what: 'the lesson she left open', has: done(['a']), open: 'c', to: 'c' },
    { what: 'what is left, where the open one is finished', has: done(['a', 'c']), open: 'c', to: 'b' },
    { what: 'the quiz after the lessons', has: done(['a', 'b']), open: 'b', to: 'un' },
    {
      what: 'nothing once all is done',
      has: done(['a', 'b', 'c'], { un: 3, deux: 2 }),
      open: 'c',
      to: undefined,
    },
  ])('$what', ({ has, open, to }) => expect(stepToResume(COURSE, has, open)?.slug).toBe(to))
})

it('after a lesson comes the next, after the last of a module its quiz, after that the next module', () => {
  expect(stepAfter(COURSE, { kind: 'lesson', slug: 'a' })).toEqual({ kind: 'lesson', slug: 'b' })
  expect(stepAfter(COURSE, { kind: 'lesson', slug: 'b' })).toEqual({ kind: 'quiz', slug: 'un' })
  expect(stepAfter(COURSE, { kind: 'quiz', slug: 'un' })).toEqual({ kind: 'lesson', slug: 'c' })
  expect(stepAfter(COURSE, { kind: 'quiz', slug: 'deux' })).toBeNull()
  expect(stepAfter(COURSE, { kind: 'lesson', slug: 'z' })).toBeNull()
})

it.each([
  { position: -1, valid: false },
  { position: 0, valid: true },
  { position: 1000, valid: true },
  { position: 1001, valid: false },
])('a reading position of $position is one: $valid', ({ position, valid }) =>
  expect(readingSchema.safeParse({ position }).success).toBe(valid),
)

describe('the number of a certificate', () => {
  const number = certificateNumber(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 32]))
  it('is twelve signs in groups of four, none of which is taken for another', () => {
    expect(number).toBe('2345-6789-ABZ2')
    expect(number).not.toMatch(/[01IO]/)
  })
  it.each(['2345-6789-ABZ2', '2345 6789 abz2', ' 23456789ABZ2 '])('is understood as %j', (typed) =>
    expect(readCertificateNumber(typed)).toBe(number),
  )
  it.each(['', '2345-6789-ABZ', '2345-6789-ABZ23', '0345-6789-ABZ2', '../etc'])('%j is none', (typed) =>
    expect(readCertificateNumber(typed)).toBeNull(),
  )
})

it('the address of a lesson says its course too, and is read back', () => {
  const page = pageOfStep('image-et-droit', { kind: 'lesson', slug: 'accord' })
  expect(page).toBe('/dashboard/lecons/image-et-droit.accord')
  expect(readCourseStep(page.split('/').at(-1) ?? '')).toEqual({ course: 'image-et-droit', slug: 'accord' })
  expect(pageOfStep('x', { kind: 'quiz', slug: 'y' })).toBe('/dashboard/quiz/x.y')
  expect(readCourseStep('')).toEqual({ course: '', slug: '' })
})
