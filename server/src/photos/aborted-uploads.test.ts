import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDraftOf } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const ABORTED = 60

let home: TestApp
let log = ''
beforeAll(async () => {
  const logTo = {
    write: (line: string) => {
      log += line
    },
  }
  home = await openTestApp({ listens: true, logTo })
})
afterAll(() => home.close())

it('uploads that are broken off anywhere leave no error in the log, and the next is taken (U6, U9)', async () => {
  const her = await someone(home)
  const { id } = await openDraftOf(her)
  const { port } = new URL(home.app.listeningOrigin)
  const head =
    `POST ${api.upload()} HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n` +
    `cookie: sign_in=${her.visitor.cookies.sign_in}\r\n` +
    'content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n' +
    `--b\r\ncontent-disposition: form-data; name="sessionId"\r\n\r\n${id}\r\n` +
    '--b\r\ncontent-disposition: form-data; name="images"; filename="elle.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  await Promise.all(
    Array.from({ length: ABORTED }, async (_, number) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
      socket.write(head.slice(0, Math.ceil((head.length * (number + 1)) / ABORTED)))
      await pause(number % 5)
      socket.destroy()
    }),
  )
  await expect
    .poll(() => new Promise((resolve) => home.app.server.getConnections((_, count) => resolve(count))))
    .toBe(0)
  expect((await openDraftOf(her)).uploadedImages).toEqual([])
  const errors = log.split('\n').filter((line) => line !== '' && JSON.parse(line).level >= 50)
  expect(errors).toEqual([])
})
