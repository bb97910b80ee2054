import { courseOffer } from '@app/domain/courses/course-offer.ts'
import { centsFromTyped } from '@app/domain/payment/typed-amount.ts'
import { decideOffer, listOffers, publishCourse } from '../courses/courses.ts'
import { RefusalError } from '../errors.ts'
import { type Answer, did, namesOfWrong, not } from './answer.ts'
import type { Command, OperatorContext, Outcome } from './command.ts'
import { euros, inLines, moment } from './words.ts'

export const COURSE_COMMANDS: Command[] = [
  {
    name: 'courses',
    looks: true,
    needs: [],
    does: 'lists the courses, what was decided of each, and whether it is open',
    run: list,
  },
  {
    name: 'course-offer',
    needs: ['COURSE', 'PRICE', 'TRAINER'],
    may: ['RNCP|RS', 'NUMBER', 'URL'],
    does: 'decides price (0 is free), trainer and certification of a course; a certifying one is not sold',
    run: decide,
  },
  {
    name: 'publish-course',
    needs: ['COURSE'],
    does: 'opens a course to enrolment, free or by card',
    run: (context, [course = '']) => publish(context, course, true),
  },
  {
    name: 'withdraw-course',
    needs: ['COURSE'],
    does: 'closes it again; who is enrolled goes on',
    run: (context, [course = '']) => publish(context, course, false),
  },
]

async function list({ database }: OperatorContext): Promise<Outcome> {
  const lines = (await listOffers(database)).map(({ course, row }) => {
    if (!row) return `${course}  to come`
    const { priceCents, trainer, certification, publishedAt } = row
    const certified = certification ? [`${certification.type} ${certification.number}`] : []
    const state = publishedAt ? `open since ${moment(publishedAt)}` : 'not published'
    return [course, euros(priceCents), trainer, ...certified, state].join('  ')
  })
  return inLines(lines, 'there is no course')
}

async function decide({ database }: OperatorContext, args: string[]): Promise<Answer> {
  const [course = '', price = '', trainer = '', type, number, url] = args
  const certification = type ? { type, number, url } : null
  const offer = courseOffer.safeParse({ priceCents: centsFromTyped(price), trainer, certification })
  if (!offer.success) return not('offer_wrong', { fields: namesOfWrong(offer.error.issues) })
  return known(async () => {
    await decideOffer(database, course, offer.data)
    return did('course_decided', { price: offer.data.priceCents / 100, trainer: offer.data.trainer })
  })
}

const publish = ({ database }: OperatorContext, course: string, isOpen: boolean): Promise<Answer> =>
  known(async () =>
    (await publishCourse(database, course, isOpen))
      ? did(isOpen ? 'course_opened' : 'course_closed')
      : not('course_not_ready'),
  )

/** A course that is no folder is a slip of the keyboard. */
const known = (act: () => Promise<Answer>): Promise<Answer> =>
  act().catch((cause) => {
    if (cause instanceof RefusalError && cause.code === 'course_not_found') return not('no_course')
    throw cause
  })
