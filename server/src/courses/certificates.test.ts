import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COURSE, enrol, learn, readCourse, sellCourse } from '../testing/buying/courses.ts'
import { operate } from '../testing/operate.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD } from '../testing/visitor.ts'
import { certificateFacts } from './courses.ts'
import { library } from './library.ts'

const texts = library().get(COURSE)
if (!texts) throw new Error(`${COURSE} is no course`)

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())
beforeEach(() => sellCourse(home, '0'))

async function enrolled(): Promise<Someone> {
  const her = await someone(home)
  expect((await enrol(her)).statusCode).toBe(200)
  return her
}
const certify = ({ visitor }: Someone, showsName = false) =>
  visitor.put(api.certificate(COURSE), { name: 'Camille Laurent', showsName })

const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('the certificate', () => {
  it('is refused while anything is left, one answer included', async () => {
    const her = await enrolled()
    await learn(her, 1)
    expect(codeOf(await certify(her))).toEqual([409, 'course_not_complete'])
    expect(codeOf(await her.visitor.get(api.certificatePdf(COURSE)))).toEqual([409, 'course_not_complete'])
    expect((await readCourse(her)).enrolment?.percent).toBe(88)
  })

  it('is issued once everything is done: a PDF, and a number anybody can verify', async () => {
    const her = await enrolled()
    await learn(her)
    expect((await certify(her)).statusCode).toBe(200)
    const { enrolment, certificate } = await readCourse(her)
    expect(enrolment).toMatchObject({ percent: 100, resume: null })
    const number = certificate?.number ?? ''
    const pdf = await her.visitor.get(api.certificatePdf(COURSE))
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.headers['content-disposition']).toContain(`attestation-${number}.pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(
      await certificateFacts(home.context.database, number.toLowerCase().replaceAll('-', ' ')),
    ).toMatchObject({
      ...{ number, course: COURSE, certification: null, minutes: texts.fr.minutes },
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
    await operate(
      home,
      'course-offer',
      COURSE,
      '0',
      'Nora',
      'RS',
      'RS1234',
      'https://registry.example/RS1234',
    )
    const her = await enrolled()
    await learn(her)
    await certify(her)
    await operate(home, 'course-offer', COURSE, '0', 'Une autre')
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
    expect(codeOf(await (await someone(home)).visitor.get(api.certificatePdf(COURSE)))).toEqual([
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
      { course: COURSE, certificate: { number, name: 'Camille Laurent' }, readings: expect.any(Array) },
    ])
    await her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(await certificateFacts(home.context.database, number)).toBeNull()
  })
})
