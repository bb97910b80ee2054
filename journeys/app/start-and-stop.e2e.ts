import { fileURLToPath } from 'node:url'
import { api } from '@app/domain/routes.ts'
import { ownPort } from '@app/server/testing/deploying/own-port.ts'
import { spawnWithUs } from '@app/server/testing/ends-with-us.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { newAddress } from '../visitor/visitor-steps.ts'
import { RunningApp } from './running-app.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('the port answers before the app is ready, with a page that says to wait', async () => {
  const app = RunningApp.prepare(await ownPort())
  const ready = app.start()
  const first = await firstAnswer(app.url)
  expect(first.status).toBe(503)
  expect(await first.text()).toContain('Le service démarre')
  await ready
  expect((await fetch(app.url)).status).toBe(200)
  await app.close()
})

async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer) return answer
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

test('whoever comes while it starts is told to wait, and never harms it', async () => {
  const app = RunningApp.prepare(await ownPort())
  let isReady = false
  const ready = app.start().then(() => {
    isReady = true
  })
  const answers = new Set<number>()
  while (!isReady) {
    const statuses = await Promise.all(
      ['/', '/api/packages', '/dashboard'].map((path) =>
        fetch(app.url + path, { redirect: 'manual' }).then(
          (answer) => answer.status,
          () => 0,
        ),
      ),
    )
    for (const status of statuses) answers.add(status)
    await new Promise((resume) => setTimeout(resume, 2))
  }
  await ready
  // 0: the port was not open yet.
  expect([...answers].filter((status) => ![0, 200, 302, 503].includes(status))).toEqual([])
  expect((await fetch(`${app.url}/api/packages`)).status).toBe(200)
  await app.close()
})

test('a second start on the same data folder is refused in words, and the first goes on', async ({ app }) => {
  const second = await run({ DATA_DIR: app.folder, PORT: '0', NODE_ENV: 'test' })
  expect(second.code).toBe(1)
  expect(second.said).toContain('est déjà utilisé par le processus')
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200)
})

test('SIGTERM and Ctrl-C stop it cleanly, and what was there is there again', async () => {
  const app = await RunningApp.open()
  expect(await app.kill('SIGTERM')).toBe(0)
  await app.start()
  expect(await app.kill('SIGINT')).toBe(0)
  await app.start()
  expect((await fetch(`${app.url}/api/packages`)).status).toBe(200)
  await app.close()
})

test('a configuration that cannot be meant is refused in words', async () => {
  const wrong = await run({ PORT: 'abc', ENGINE: 'magic' })
  expect(wrong.code).toBe(1)
  expect(wrong.said).toContain('PORT')
  expect(wrong.said).toContain('ENGINE')
})

// spec: 3.4, 3.5
test('an operator makes an account professional while the app runs', async ({ app }) => {
  const makePro = (email: string) =>
    run({ DATA_DIR: app.folder }, ['server/src/operate.ts', 'make-pro', email])
  const email = newAddress('Salon')
  const person = await Person.register(app.url, email)
  expect(await makePro(email)).toMatchObject({ code: 0 })
  expect(await person.get(api.currentUser())).toMatchObject({ user: { email, userType: 'pro' } })
  expect(await makePro('personne@exemple.fr')).toMatchObject({
    code: 1,
    said: expect.stringContaining('account does not exist'),
  })
})

function run(
  env: Record<string, string>,
  script = ['server/src/main.ts'],
): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawnWithUs(process.execPath, script, { cwd: ROOT, env: { ...process.env, ...env } })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        said += text
      })
    child.once('exit', (code) => done({ code, said }))
  })
}
