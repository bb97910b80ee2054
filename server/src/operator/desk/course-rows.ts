import type { DeskAct } from '@app/domain/operator/desk-acts.ts'
import { type SQL, sql } from 'drizzle-orm'
import { courseSlugs, courseTitles } from '../../courses/courses.ts'
import { statesOf } from './states.ts'

const STATE = statesOf({
  course_undecided: sql`o.course is null`,
  course_closed: sql`o.course is not null and o.published_at is null`,
  course_open: sql`o.published_at is not null`,
})

/** The courses are files, a handful: every one of the library, decided or not. */
export const courseSource = {
  get from(): SQL {
    const titles = courseSlugs().map((course) => ({ course, title: courseTitles(course).fr }))
    return sql`from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as c(course text, title text)
      left join course_offers o on o.course = c.course`
  },
  id: sql`c.course`,
  ids: 'names' as const,
  told: sql`c.course as id, c.title, o.price_cents, o.trainer, o.certification->>'type' as register,
    o.certification->>'number' as registration, o.certification->>'url' as registration_url,
    ${STATE.told} as state,
    (select count(*)::int from course_enrolments e where e.course = c.course and e.ended_at is null) as enrolled,
    o.updated_at`,
  orders: {
    updated_at: sql`coalesce(o.updated_at, 'epoch')`,
    title: sql`c.title`,
    price_cents: sql`coalesce(o.price_cents, -1)`,
  },
  searched: [sql`c.course`, sql`c.title`, sql`o.trainer`],
  only: STATE.only,
  actsOf: ({ state }: Record<string, unknown>): DeskAct[] => {
    if (state === 'course_undecided') return ['course-offer']
    return ['course-offer', state === 'course_open' ? 'withdraw-course' : 'publish-course']
  },
}
