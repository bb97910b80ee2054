import type { QuizAnswer } from '@app/domain/courses/courses-api.ts'
import { coursesAnswer, lessonAnswer, quizAnswer } from '@app/domain/courses/courses-api.ts'
import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COURSE, enrol, readCourse } from '../testing/buying/courses.ts'
import { operate } from '../testing/operate.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { library } from './library.ts'

const texts = library().get(COURSE)
if (!texts) throw new Error(`${COURSE} is no course`)
const lessons = texts.fr.modules.flatMap((module) => module.lessons)

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const command = (name: string, ...args: string[]) => operate(home, name, ...args)
const open = async (...offer: string[]) => {
  await command('course-offer', COURSE, ...(offer.length > 0 ? offer : ['0', 'Nora Vidal']))
  await command('publish-course', COURSE)
}
beforeEach(() => open())

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
  visitor.put(api.lessonReading(COURSE, lesson), { position, isFinished })
const answer = ({ visitor }: Someone, module: string, question: number, choice: number) =>
  visitor.post(api.quiz(COURSE, module), { question, choice })

describe('every course of the library', () => {
  it('is told to whoever is signed in, in her language, with what it takes', async () => {
    const her = await someone(home)
    const told = async (language: string) =>
      coursesAnswer.parse((await her.visitor.get(`${api.courses()}?lng=${language}`)).json()).courses
    expect((await told('fr')).map(({ slug }) => slug).sort()).toEqual([...library().keys()])
    const english = (await told('en')).find(({ slug }) => slug === COURSE)
    expect(english).toMatchObject({ title: texts.en.title, minutes: texts.en.minutes, enrolment: null })
    expect(english?.modules.map((module) => module.lessons.length)).toEqual([2, 2, 2])
  })

  it('is to come until the operator has decided and published it, and cannot be begun before', async () => {
    const her = await someone(home)
    await command('withdraw-course', COURSE)
    expect((await readCourse(her)).offer).toBeNull()
    expect(codeOf(await enrol(her))).toEqual([409, 'course_not_open'])
    await command('publish-course', COURSE)
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
    { args: [COURSE, 'cher', 'Nora'], said: 'priceCents' },
    { args: [COURSE, '0', ' '], said: 'trainer' },
    { args: [COURSE, '0', 'Nora', 'RS'], said: 'certification.number' },
    { args: [COURSE, '0', 'Nora', 'RS', 'RS1', 'http://x.example'], said: 'certification.url' },
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
    await command('withdraw-course', COURSE)
    expect((await her.visitor.get(api.lesson(COURSE, lessons[0]?.slug ?? ''))).statusCode).toBe(200)
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
    lessonAnswer.parse((await visitor.get(api.lesson(COURSE, slug))).json())

  it('opens to whoever is enrolled, and to nobody else', async () => {
    const [her, stranger] = [await enrolled(), await someone(home)]
    expect((await readLesson(her)).lesson.sections.length).toBeGreaterThan(3)
    for (const who of [stranger.visitor.get(api.lesson(COURSE, first)), read(stranger, first, 10)])
      expect(codeOf(await who)).toEqual([404, 'course_not_enrolled'])
    expect((await new Visitor(home.app).get(api.lesson(COURSE, first))).statusCode).toBe(401)
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
    expect(codeOf(await her.visitor.get(api.lesson(COURSE, slug)))).toEqual([404, 'course_not_found'])
    expect(codeOf(await read(her, slug, 1))).toEqual([404, 'course_not_found'])
  })
})

describe('a quiz', () => {
  const module = texts.fr.modules[0]
  const slug = module?.slug ?? ''
  const right = module?.quiz[0]?.choices.findIndex(({ isRight }) => isRight) ?? 0
  const readQuiz = async ({ visitor }: Someone): Promise<QuizAnswer> =>
    quizAnswer.parse((await visitor.get(api.quiz(COURSE, slug))).json())

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
