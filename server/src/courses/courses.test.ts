import type { Course, QuizAnswer } from '@app/domain/courses/courses-api.ts'
import { courseAnswer, coursesAnswer, lessonAnswer, quizAnswer } from '@app/domain/courses/courses-api.ts'
import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operate } from '../testing/operate.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { certificateFacts } from './courses.ts'
import { library } from './library.ts'

const SLUG = 'image-et-droit'
const texts = library().get(SLUG)
if (!texts) throw new Error(`${SLUG} is no course`)
const lessons = texts.fr.modules.flatMap((module) => module.lessons)

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const command = (name: string, ...args: string[]) => operate(home, name, ...args)
const open = async (...offer: string[]) => {
  await command('course-offer', SLUG, ...(offer.length > 0 ? offer : ['0', 'Nora Vidal']))
  await command('publish-course', SLUG)
}
beforeEach(() => open())

const readCourse = async ({ visitor }: Someone): Promise<Course> =>
  courseAnswer.parse((await visitor.get(api.course(SLUG))).json()).course
const enrol = ({ visitor }: Someone) => visitor.post(api.courseEnrolment(SLUG), {})
const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

async function enrolled(): Promise<Someone> {
  const her = await someone(home)
  expect((await enrol(her)).statusCode).toBe(200)
  return her
}
const read = ({ visitor }: Someone, lesson: string, position: number, isFinished = false) =>
  visitor.put(api.lessonReading(SLUG, lesson), { position, isFinished })
const answer = ({ visitor }: Someone, module: string, question: number, choice: number) =>
  visitor.post(api.quiz(SLUG, module), { question, choice })

/** Every lesson finished, every question answered rightly but for how many of the last module. */
async function learn(her: Someone, leaving = 0): Promise<void> {
  for (const { slug } of lessons) await read(her, slug, 1000, true)
  const asked = texts?.fr.modules.flatMap(({ slug, quiz }) =>
    quiz.map(({ choices }, question) => ({
      ...{ slug, question },
      choice: choices.findIndex(({ isRight }) => isRight),
    })),
  )
  for (const { slug, question, choice } of asked?.slice(0, asked.length - leaving) ?? [])
    await answer(her, slug, question, choice)
}
const certify = ({ visitor }: Someone, showsName = false) =>
  visitor.put(api.certificate(SLUG), { name: 'Camille Laurent', showsName })

describe('every course of the library', () => {
  it('is told to whoever is signed in, in her language, with what it takes', async () => {
    const her = await someone(home)
    const told = async (language: string) =>
      coursesAnswer.parse((await her.visitor.get(`${api.courses()}?lng=${language}`)).json()).courses
    expect((await told('fr')).map(({ slug }) => slug).sort()).toEqual([...library().keys()])
    const english = (await told('en')).find(({ slug }) => slug === SLUG)
    expect(english).toMatchObject({ title: texts.en.title, minutes: texts.en.minutes, enrolment: null })
    expect(english?.modules.map((module) => module.lessons.length)).toEqual([2, 2, 2])
  })

  it('is to come until the operator has decided and published it, and cannot be begun before', async () => {
    const her = await someone(home)
    await command('withdraw-course', SLUG)
    expect((await readCourse(her)).offer).toBeNull()
    expect(codeOf(await enrol(her))).toEqual([409, 'course_not_open'])
    await command('publish-course', SLUG)
    expect((await readCourse(her)).offer).toEqual({
      ...{ priceCents: 0, trainer: 'Nora Vidal', certification: null },
    })
  })
})

describe('the operator', () => {
  it('lists what was decided, and publishes nothing she has not decided on', async () => {
    expect((await command('courses')).said).toMatch(/image-et-droit {2}0\.00 € {2}Nora Vidal {2}open since/)
    expect((await command('courses')).said).toContain('colorimetrie-appliquee  to come')
    const undecided = await command('publish-course', 'colorimetrie-appliquee')
    expect(undecided).toMatchObject({ done: false, said: expect.stringContaining('once it is decided') })
  })
  it.each([
    { args: ['nulle-part', '0', 'Nora'], said: 'There is no such course' },
    { args: [SLUG, 'cher', 'Nora'], said: 'priceCents' },
    { args: [SLUG, '0', ' '], said: 'trainer' },
    { args: [SLUG, '0', 'Nora', 'RS'], said: 'certification.number' },
    { args: [SLUG, '0', 'Nora', 'RS', 'RS1', 'http://x.example'], said: 'certification.url' },
  ])('is told what is wrong with $args', async ({ args, said }) =>
    expect(await command('course-offer', ...args)).toMatchObject({
      done: false,
      said: expect.stringContaining(said),
    }),
  )
  // spec: 1.24
  it('makes it certifying by the number of its registration alone', async () => {
    const her = await someone(home)
    await open('0', 'Nora Vidal', 'RS', 'RS1234', 'https://registry.example/RS1234')
    expect((await readCourse(her)).offer?.certification).toMatchObject({ number: 'RS1234' })
    await open()
    expect((await readCourse(her)).offer?.certification).toBeNull()
  })
})

describe('enrolment', () => {
  it('is free of charge where the course is, once and for all', async () => {
    const her = await enrolled()
    await enrol(her)
    expect(await readCourse(her)).toMatchObject({
      certificate: null,
      enrolment: { percent: 0, purchaseId: null },
    })
  })
  it('is not given away once the course has a price', async () => {
    const her = await someone(home)
    await open('0,50', 'Nora Vidal')
    expect(codeOf(await enrol(her))).toEqual([409, 'course_not_free'])
    expect((await readCourse(her)).enrolment).toBeNull()
  })
  it('stays hers when the course is withdrawn', async () => {
    const her = await enrolled()
    await command('withdraw-course', SLUG)
    expect((await her.visitor.get(api.lesson(SLUG, lessons[0]?.slug ?? ''))).statusCode).toBe(200)
  })
  it('to a course that is none is refused', async () => {
    const her = await someone(home)
    expect(codeOf(await her.visitor.post(api.courseEnrolment('nulle-part'), {}))).toEqual([
      404,
      'course_not_found',
    ])
  })
})

describe('a lesson', () => {
  const first = lessons[0]?.slug ?? ''
  const second = lessons[1]?.slug ?? ''
  const readLesson = async ({ visitor }: Someone, slug = first) =>
    lessonAnswer.parse((await visitor.get(api.lesson(SLUG, slug))).json())

  it('opens to whoever is enrolled, and to nobody else', async () => {
    const [her, stranger] = [await enrolled(), await someone(home)]
    expect((await readLesson(her)).lesson.sections.length).toBeGreaterThan(3)
    for (const who of [stranger.visitor.get(api.lesson(SLUG, first)), read(stranger, first, 10)])
      expect(codeOf(await who)).toEqual([404, 'course_not_enrolled'])
    expect((await new Visitor(home.app).get(api.lesson(SLUG, first))).statusCode).toBe(401)
  })
  it('is found again where she left it', async () => {
    const her = await enrolled()
    await read(her, first, 420)
    expect(await readLesson(her)).toMatchObject({ position: 420, isFinished: false })
    await read(her, first, 300)
    expect((await readLesson(her)).position).toBe(300)
  })
  it('once finished stays finished, and the next one is what is left', async () => {
    const her = await enrolled()
    await read(her, first, 1000, true)
    await read(her, first, 10)
    expect(await readLesson(her)).toMatchObject({ isFinished: true, next: { slug: second } })
    expect((await readCourse(her)).enrolment?.resume).toMatchObject({ kind: 'lesson', slug: second })
  })
  it('she left open is where she goes on', async () => {
    const her = await enrolled()
    const third = lessons[2]?.slug ?? ''
    await read(her, third, 500)
    expect((await readCourse(her)).enrolment?.resume).toMatchObject({ slug: third, title: lessons[2]?.title })
  })
  it.each(['nulle-part', 'accord-et-plus'])('%s is none', async (slug) => {
    const her = await enrolled()
    expect(codeOf(await her.visitor.get(api.lesson(SLUG, slug)))).toEqual([404, 'course_not_found'])
    expect(codeOf(await read(her, slug, 1))).toEqual([404, 'course_not_found'])
  })
})

describe('a quiz', () => {
  const module = texts.fr.modules[0]
  const slug = module?.slug ?? ''
  const right = module?.quiz[0]?.choices.findIndex(({ isRight }) => isRight) ?? 0
  const readQuiz = async ({ visitor }: Someone): Promise<QuizAnswer> =>
    quizAnswer.parse((await visitor.get(api.quiz(SLUG, slug))).json())

  it('does not tell what is right before she has answered', async () => {
    const her = await enrolled()
    const quiz = await readQuiz(her)
    expect(quiz.questions.map(({ answered }) => answered)).toEqual([null, null, null])
    expect(JSON.stringify(quiz)).not.toMatch(/isRight|rightChoice|explanation/)
  })
  it('explains every answer, and lets her answer again', async () => {
    const her = await enrolled()
    const wrong = right === 0 ? 1 : 0
    const told = quizAnswer.parse((await answer(her, slug, 0, wrong)).json())
    expect(told.questions[0]?.answered).toEqual({
      ...{ choice: wrong, isRight: false, rightChoice: right },
      explanation: module?.quiz[0]?.explanation,
    })
    await answer(her, slug, 0, right)
    expect((await readQuiz(her)).questions[0]?.answered?.isRight).toBe(true)
    expect((await readCourse(her)).modules[0]?.rightAnswers).toBe(1)
  })
  it.each([
    { question: 3, choice: 0 },
    { question: 0, choice: 3 },
  ])('has no question $question with a choice $choice', async ({ question, choice }) =>
    expect(codeOf(await answer(await enrolled(), slug, question, choice))).toEqual([404, 'course_not_found']),
  )
  it('is closed to whoever is not enrolled', async () =>
    expect(codeOf(await answer(await someone(home), slug, 0, 0))).toEqual([404, 'course_not_enrolled']))
})

describe('the certificate', () => {
  it('is refused while anything is left, one answer included', async () => {
    const her = await enrolled()
    await learn(her, 1)
    expect(codeOf(await certify(her))).toEqual([409, 'course_not_complete'])
    expect(codeOf(await her.visitor.get(api.certificatePdf(SLUG)))).toEqual([409, 'course_not_complete'])
    expect((await readCourse(her)).enrolment?.percent).toBe(88)
  })

  it('is issued once everything is done: a PDF, and a number anybody can verify', async () => {
    const her = await enrolled()
    await learn(her)
    expect((await certify(her)).statusCode).toBe(200)
    const { enrolment, certificate } = await readCourse(her)
    expect(enrolment).toMatchObject({ percent: 100, resume: null })
    const number = certificate?.number ?? ''
    const pdf = await her.visitor.get(api.certificatePdf(SLUG))
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.headers['content-disposition']).toContain(`attestation-${number}.pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(
      await certificateFacts(home.context.database, number.toLowerCase().replaceAll('-', ' ')),
    ).toMatchObject({
      ...{ number, course: SLUG, certification: null, minutes: texts.fr.minutes },
      titles: { fr: texts.fr.title, en: texts.en.title },
    })
  })

  it('tells her name only as she wishes, and she may change her mind; the number stays', async () => {
    const her = await enrolled()
    await learn(her)
    await certify(her)
    const number = (await readCourse(her)).certificate?.number ?? ''
    const nameTold = async () => (await certificateFacts(home.context.database, number))?.name
    expect(await nameTold()).toBeNull()
    await certify(her, true)
    expect(await nameTold()).toBe('Camille Laurent')
    await certify(her, false)
    expect(await nameTold()).toBeNull()
    expect((await readCourse(her)).certificate?.number).toBe(number)
  })

  it('keeps what was decided when it was issued', async () => {
    await open('0', 'Nora Vidal', 'RS', 'RS1234', 'https://registry.example/RS1234')
    const her = await enrolled()
    await learn(her)
    await certify(her)
    await open('0', 'Une autre')
    await certify(her, true)
    const number = (await readCourse(her)).certificate?.number ?? ''
    expect((await certificateFacts(home.context.database, number))?.certification?.number).toBe('RS1234')
  })

  it.each(['', '2345-6789-ABCD', 'x', '%'])('no certificate bears the number %j', async (typed) =>
    expect(await certificateFacts(home.context.database, typed)).toBeNull(),
  )

  it('of somebody else is not handed out', async () => {
    const her = await enrolled()
    await learn(her)
    await certify(her)
    expect(codeOf(await (await someone(home)).visitor.get(api.certificatePdf(SLUG)))).toEqual([
      ...[404, 'course_not_enrolled'],
    ])
  })
})

describe('when she leaves', () => {
  it('she takes along what she learned, and everything goes, the certificate too', async () => {
    const her = await enrolled()
    await learn(her)
    await certify(her, true)
    const number = (await readCourse(her)).certificate?.number ?? ''
    const files = unzip((await her.visitor.get(api.accountExport())).rawPayload)
    const account = JSON.parse(files.get('account.json')?.toString() ?? '{}')
    expect(account.courses).toMatchObject([
      { course: SLUG, certificate: { number, name: 'Camille Laurent' }, readings: expect.any(Array) },
    ])
    await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(await certificateFacts(home.context.database, number)).toBeNull()
  })
})
