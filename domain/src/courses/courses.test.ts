import { describe, expect, it } from 'vitest'
import {
  COURSE_IDS,
  COURSES,
  type CourseFacts,
  course,
  courseFacts,
  hasProgress,
  isCertifying,
  isComing,
} from './courses.ts'

const open: CourseFacts = {
  durationMinutes: 180,
  trainer: 'Nora Vidal',
  priceCents: 0,
  certification: null,
  progressPercent: null,
}
const certification = { type: 'RS', number: 'RS1234', url: 'https://registry.example/RS1234' } as const

describe('the three courses of the house', () => {
  it('are three', () => expect(COURSE_IDS).toHaveLength(3))
  it.each(COURSE_IDS)('%s is still to come, certifies nothing and has no progress', (id) => {
    expect(isComing(COURSES[id])).toBe(true)
    expect(isCertifying(COURSES[id])).toBe(false)
    expect(hasProgress(COURSES[id])).toBe(false)
  })
})

describe('a course is to come', () => {
  it.each(['durationMinutes', 'trainer', 'priceCents'] as const)('until its %s is known', (fact) => {
    expect(isComing({ ...open, [fact]: null })).toBe(true)
  })
  it('and no longer once all three are, even when it is free', () => expect(isComing(open)).toBe(false))
})

describe('a course certifies', () => {
  it('with the number of its certification', () =>
    expect(isCertifying({ ...open, certification })).toBe(true))
  // spec: 1.24
  it('never without', () => {
    expect(isCertifying(open)).toBe(false)
    expect(courseFacts.safeParse({ ...open, certification: { ...certification, number: ' ' } }).success).toBe(
      false,
    )
  })
})

describe('progress', () => {
  it('is shown from the first step, at 0 too', () =>
    expect(hasProgress({ ...open, progressPercent: 0 })).toBe(true))
  it('is not shown for a course to come', () =>
    expect(hasProgress({ ...open, trainer: null, progressPercent: 10 })).toBe(false))
  it.each([-1, 101, 50.5])('is never %d', (progressPercent) => {
    expect(courseFacts.safeParse({ ...open, progressPercent }).success).toBe(false)
  })
  it.each([0, 100])('may be %d', (progressPercent) => {
    expect(courseFacts.safeParse({ ...open, progressPercent }).success).toBe(true)
  })
})

it('a course without a module is no course', () => {
  const words = { id: 'x', title: 'x', summary: 'x', audience: 'x' }
  const modules = [{ title: 'x', lessons: [{ title: 'x', minutes: null }] }]
  expect(course.safeParse({ ...open, ...words, modules }).success).toBe(true)
  expect(course.safeParse({ ...open, ...words, modules: [] }).success).toBe(false)
})
