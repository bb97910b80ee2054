import { COURSE_IDS, type Course, course } from '@app/domain/courses/courses.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { formatDuration } from './course-facts.tsx'
import { CourseOutline } from './course-outline.tsx'
import { CoursesInvitation } from './courses-invitation.tsx'
import { CoursesPage } from './courses-page.tsx'
import { describeCourse } from './describe-course.ts'

const words = fr.courses
const open: Course = {
  ...describeCourse('image-et-droit', words.outlines['image-et-droit'], words.forPros),
  durationMinutes: 210,
  trainer: 'Nora Vidal',
  priceCents: 24_900,
}
const draw = (change: Partial<Course>) => drawForTest(<CourseOutline course={{ ...open, ...change }} />)

it.each(COURSE_IDS)('%s has the shape of a course, in both languages', (id) => {
  for (const { courses } of [fr, en])
    expect(course.safeParse(describeCourse(id, courses.outlines[id], courses.forPros)).success).toBe(true)
})

it.each([
  { id: 'entretien-conseil', modules: 4 },
  { id: 'colorimetrie-appliquee', modules: 5 },
  { id: 'image-et-droit', modules: 3 },
] as const)('$id has $modules modules', ({ id, modules }) => {
  expect(describeCourse(id, words.outlines[id], words.forPros).modules).toHaveLength(modules)
})

describe('the page of the courses', () => {
  const page = drawForTest(<CoursesPage />)
  // spec: 1.17, 3.23
  it('announces three', () => {
    expect(page.match(/À venir/g)).toHaveLength(3)
    expect(page).toContain('Colorimétrie appliquée')
  })
  it('invents no price, no length, no trainer, no certificate and no progress', () =>
    expect(page).not.toMatch(/€|<dt[^>]*>(Durée|Prix|Intervenante)|certifiante|progressbar/))
})

describe('a course', () => {
  it('that is settled says its length, who leads it and its price', () => {
    const shown = draw({})
    expect(shown).not.toContain('À venir')
    expect(shown).toMatch(/3\sh\s30\smin/)
    expect(shown).toContain('Nora Vidal')
    expect(shown).toMatch(/249,00\s€/)
  })
  // spec: 1.24
  it('is called certifying only with the number of its certification', () => {
    const certification = { type: 'RS', number: 'RS1234', url: 'https://registry.example/RS1234' } as const
    expect(draw({ certification })).toMatch(/Formation certifiante, RS n° RS1234/)
    expect(draw({ certification: { ...certification, number: '' } })).not.toContain('certifiante')
    expect(draw({})).not.toContain('certifiante')
  })
  // spec: 1.17, 3.23
  it('shows her progress only once she may follow it', () => {
    expect(draw({ progressPercent: 40 })).toMatch(/Votre progression\s: 40\s%/)
    expect(draw({ progressPercent: 40, trainer: null })).not.toContain('progressbar')
    expect(draw({})).not.toContain('progressbar')
  })
})

it('the dashboard leads to the courses', () =>
  expect(drawForTest(<CoursesInvitation />)).toContain('href="/dashboard/formations"'))

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
