import { api } from '@app/domain/routes.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseAlert } from '../../alerts/alerts.ts'
import { HEALTH } from '../../startup-server.ts'
import { buyPackage } from '../../testing/buying/buying.ts'
import { nobody, someone } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { METRICS_PATH } from './metrics.ts'

const TOKEN = 'un jeton de vingt-quatre signes'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ names: { METRICS_TOKEN: TOKEN } })
})
afterAll(() => home.close())

const read = (authorization = `Bearer ${TOKEN}`) =>
  home.app.inject({ url: METRICS_PATH, headers: { authorization } })
/** The value of one figure, under one label. */
const valueOfFigure = async (name: string): Promise<number> => {
  const line = (await read()).body.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.split(' ').at(-1))
}

describe('what Prometheus reads', () => {
  it.each(['', 'Bearer', 'Bearer un autre jeton de vingt signes', TOKEN])(
    'is not there for who says %j',
    async (said) => {
      const answer = await read(said)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    },
  )

  it('is not there at all without a token in the configuration', async () => {
    const plain = await openTestApp()
    const answer = await plain.app.inject({ url: METRICS_PATH, headers: { authorization: 'Bearer ' } })
    expect(answer.statusCode).toBe(404)
    await plain.close()
  })

  it('counts answers by their route, and names no address and no person', async () => {
    const her = await someone(home)
    const id = nobody()
    await her.visitor.get(api.transformation(id))
    const { body, headers } = await read()
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toContain(
      'ondee_http_request_seconds_count{method="GET",route="/api/sessions/:id",status="404"} 1',
    )
    expect(body).not.toContain(id)
    expect(body).not.toContain(her.email)
  })

  it('has the depth of each queue, what is being made, and the age of the oldest job', async () => {
    const her = await someone(home)
    await buyPackage(home, her)
    expect(await valueOfFigure('ondee_jobs_waiting{queue="generate-images"}')).toBe(1)
    expect(await valueOfFigure('ondee_jobs_oldest_seconds{queue="generate-images"}')).toBeGreaterThanOrEqual(
      0,
    )
    expect(await valueOfFigure('ondee_transformations_unfinished{status="pending"}')).toBe(1)
    expect(await valueOfFigure('ondee_mails{state="waiting"}')).toBeGreaterThan(0)
  })

  it('tells how long the finished ones took, those that were re-opened by their first end', async () => {
    const her = await someone(home)
    await buyPackage(home, her)
    const ends = (finished: string | null, first: string | null) =>
      home.context.database.execute(sql`update transformations set status = 'completed',
        created_at = now() - interval '300 seconds',
        finished_at = now() - ${finished}::interval, first_finished_at = now() - ${first}::interval`)
    await ends('200 seconds', null)
    expect(await valueOfFigure('ondee_transformation_seconds{quantile="0.5"}')).toBeCloseTo(100)
    await ends('0 seconds', '250 seconds')
    expect(await valueOfFigure('ondee_transformation_seconds{quantile="0.5"}')).toBeCloseTo(50)
  })

  it('has the alerts that are open, and the room that is left', async () => {
    const dead = { kind: 'job_dead', subject: 'check-photo', about: nobody(), source: nobody() } as const
    await raiseAlert(home.context.database, dead)
    expect(await valueOfFigure('ondee_alerts_open{kind="job_dead"}')).toBe(1)
    expect(await valueOfFigure('ondee_disk_free_bytes')).toBeGreaterThan(0)
  })
})

describe('who watches over containers', () => {
  it.each([HEALTH.live, HEALTH.ready])('is answered 200 at %s, kept nowhere', async (address) => {
    const answer = await new Visitor(home.app).get(address)
    expect([answer.statusCode, answer.json().ok, answer.headers['cache-control']]).toEqual([
      200,
      true,
      'no-store',
    ])
  })
})
