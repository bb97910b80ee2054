import { memoryUsage } from 'node:process'
import { Readable } from 'node:stream'
import { PHOTO_MAX_BYTES } from '@app/domain/photos/photo-rules.ts'
import { api } from '@app/domain/routes.ts'
import { collectGarbage } from '@app/hair/collect-garbage.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallJpeg } from '../testing/engines/pictures.ts'
import { openDraftOf } from '../testing/full-draft.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const AT_ONCE = 15
/** Bytes that may be in memory at once: half of all. */
const LIMIT = (AT_ONCE * PHOTO_MAX_BYTES) / 2

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ listens: true })
})
afterAll(() => home.close())

/** A photo as heavy as one may be, with nothing of it in memory but what is on its way. */
async function* heavyPhoto(draftId: string): AsyncGenerator<Uint8Array> {
  const jpeg = await smallJpeg()
  yield Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="sessionId"\r\n\r\n${draftId}\r\n` +
      '--b\r\ncontent-disposition: form-data; name="images"; filename="elle.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  )
  yield jpeg
  const nothing = Buffer.alloc(65_536)
  for (let left = PHOTO_MAX_BYTES - jpeg.length; left > 0; left -= nothing.length)
    yield nothing.subarray(0, Math.min(left, nothing.length))
  yield Buffer.from('\r\n--b--\r\n')
}

async function send({ visitor }: Someone, draftId: string): Promise<number> {
  const answer = await fetch(home.app.listeningOrigin + api.upload(), {
    method: 'POST',
    headers: {
      cookie: `sign_in=${visitor.cookies.sign_in}`,
      origin: home.app.listeningOrigin,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: Readable.toWeb(Readable.from(heavyPhoto(draftId))) as ReadableStream<Uint8Array>,
    duplex: 'half',
  } as RequestInit)
  await answer.arrayBuffer()
  return answer.status
}

it('fifteen photos of the greatest weight at once are never in memory together: they go to the disk as they come (U9)', async () => {
  const her = await someone(home)
  const { id } = await openDraftOf(her)
  collectGarbage()
  const before = memoryUsage().arrayBuffers
  const held = () => memoryUsage().arrayBuffers - before
  let most = 0
  const watching = setInterval(() => {
    // What has gone to the disk may lie about until somebody looks.
    if (held() >= LIMIT) collectGarbage()
    most = Math.max(most, held())
  }, 10)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(her, id)))
  clearInterval(watching)
  expect(answers).toEqual(Array(AT_ONCE).fill(200))
  expect((await openDraftOf(her)).uploadedImages).toHaveLength(AT_ONCE)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(LIMIT)
})
