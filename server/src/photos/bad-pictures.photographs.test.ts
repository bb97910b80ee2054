import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { uploadAnswer } from '@app/domain/photos/photos-api.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photographFiles } from '../../../hair/test/photographs.ts'
import { openDraftOf } from '../testing/full-draft.ts'
import { someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp({ works: true })
})
afterAll(() => home.close())

it.each(photographFiles('bad').map((file) => [basename(file), file]))(
  '%s is refused in words or kept, and never breaks anything',
  async (name, file) => {
    const her = await someone(home)
    const { id } = await openDraftOf(her)
    const answer = await her.visitor.upload(id, [{ name, bytes: readFileSync(file) }])
    expect(answer.statusCode).toBe(200)
    const { images, refused } = uploadAnswer.parse(answer.json())
    expect(images.length + refused.length).toBe(1)
  },
)
