import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import {
  answerSchema,
  certificateWish,
  courseAnswer,
  courseParams,
  coursesAnswer,
  lessonAnswer,
  lessonParams,
  quizAnswer,
  quizParams,
  readingSchema,
} from '@app/domain/courses/courses-api.ts'
import { api } from '@app/domain/routes.ts'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { languageOf } from '../plugins/language.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { findCertificate, issueCertificate } from './certificates.ts'
import { describeCourse, describeCourses } from './describe.ts'
import { enrol } from './enrol.ts'
import { answerQuestion, noteReading, readLesson, readQuiz } from './read-lesson.ts'

type Teaching = Pick<Context, 'config' | 'database' | 'publicUrl'>

/** The catalogue, her own courses, and what she does in them. */
export async function courseRoutes(app: App, context: Teaching): Promise<void> {
  offeredRoutes(app, context)
  lessonRoutes(app, context)
  quizRoutes(app, context)
  certificateRoutes(app, context)
}

function offeredRoutes(app: App, { database, config }: Teaching): void {
  app.get(
    api.courses(),
    { config: { access: 'person' }, schema: { response: { 200: coursesAnswer } } },
    async (request) => ({
      courses: await describeCourses(database, personOf(request).id, languageOf(request)),
    }),
  )

  app.get(
    api.course(':course'),
    { config: { access: 'person' }, schema: { params: courseParams, response: { 200: courseAnswer } } },
    async (request) => {
      const wanted = { slug: request.params.course, language: languageOf(request) }
      return { course: await describeCourse(database, personOf(request).id, wanted) }
    },
  )

  app.post(
    api.courseEnrolment(':course'),
    {
      config: { access: 'person', ...atMost('create', config.rateLimitFactor) },
      schema: { params: courseParams, response: { 200: courseAnswer } },
    },
    async (request) => {
      const { id } = personOf(request)
      await enrol(database, id, request.params.course)
      const wanted = { slug: request.params.course, language: languageOf(request) }
      return { course: await describeCourse(database, id, wanted) }
    },
  )
}

function lessonRoutes(app: App, { database }: Teaching): void {
  app.get(
    api.lesson(':course', ':lesson'),
    { config: { access: 'person' }, schema: { params: lessonParams, response: { 200: lessonAnswer } } },
    async (request) => {
      const { course, lesson } = request.params
      const at = { userId: personOf(request).id, course, language: languageOf(request) }
      return readLesson(database, at, lesson)
    },
  )

  app.put(
    api.lessonReading(':course', ':lesson'),
    {
      config: { access: 'person' },
      schema: { params: lessonParams, body: readingSchema, response: { 200: doneAnswer } },
    },
    async (request) => {
      const at = { userId: personOf(request).id, ...request.params, language: languageOf(request) }
      await noteReading(database, at, request.body)
      return { success: true as const }
    },
  )
}

function quizRoutes(app: App, { database }: Teaching): void {
  app.get(
    api.quiz(':course', ':module'),
    { config: { access: 'person' }, schema: { params: quizParams, response: { 200: quizAnswer } } },
    async (request) => {
      const { course, module } = request.params
      const at = { userId: personOf(request).id, course, language: languageOf(request) }
      return readQuiz(database, at, module)
    },
  )

  app.post(
    api.quiz(':course', ':module'),
    {
      config: { access: 'person' },
      schema: { params: quizParams, body: answerSchema, response: { 200: quizAnswer } },
    },
    async (request) => {
      const at = { userId: personOf(request).id, ...request.params, language: languageOf(request) }
      await answerQuestion(database, at, request.body)
      return readQuiz(database, at, request.params.module)
    },
  )
}

function certificateRoutes(app: App, context: Teaching): void {
  const { database, config } = context
  app.put(
    api.certificate(':course'),
    {
      config: { access: 'person', ...atMost('create', config.rateLimitFactor) },
      schema: { params: courseParams, body: certificateWish, response: { 200: courseAnswer } },
    },
    async (request) => {
      const { id } = personOf(request)
      await issueCertificate(context, { userId: id, course: request.params.course }, request.body)
      const wanted = { slug: request.params.course, language: languageOf(request) }
      return { course: await describeCourse(database, id, wanted) }
    },
  )

  app.get(
    api.certificatePdf(':course'),
    {
      // A head would draw everything for nothing.
      exposeHeadRoute: false,
      config: { access: 'person', ...atMost('payment', config.rateLimitFactor) },
      schema: { params: courseParams },
    },
    async (request, reply) => {
      const certificate = await findCertificate(database, personOf(request).id, request.params.course)
      const about = { brand: config.brand.name, publicUrl: context.publicUrl() }
      const { certificateName, drawCertificate } = await import('./certificate-pdf.ts')
      const bytes = await drawCertificate({ certificate, language: languageOf(request), ...about })
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${certificateName(certificate)}"`)
        .type('application/pdf')
        .send(bytes)
    },
  )
}
