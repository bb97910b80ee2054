import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { looks } from '../../database/schema/looks.ts'
import { drawLook } from '../../testing/look-picture.ts'
import { operate } from '../../testing/operate.ts'
import { nobody } from '../../testing/people.ts'
import { openTestApp } from '../../testing/test-app.ts'

const home = await openTestApp()
const { database } = home.context
afterAll(() => home.close())
beforeEach(async () => {
  await database.delete(looks)
})

describe('looks at a terminal', () => {
  it('are the same: sent, licensed, published, withdrawn', async () => {
    const path = join(home.context.config.dataDir, 'look.jpg')
    await writeFile(path, await drawLook())
    expect(await operate(home, 'upload-look', 'pixie', path)).toMatchObject({ done: true })
    const id = (await database.select().from(looks))[0]?.id ?? ''
    // As the check would leave it, without the seconds that takes.
    await database.update(looks).set({ checkedAt: new Date(), faults: [] })
    expect((await operate(home, 'publish-look', id)).said).toMatch(/licence is missing/)
    expect((await operate(home, 'look-licence', id, 'CC0', 'Nous', 'Acte', 'Personne')).done).toBe(true)
    expect((await operate(home, 'publish-look', id)).done).toBe(true)
    expect((await operate(home, 'looks')).said).toMatch(/pixie {2}published .* serves {2}CC0/)
    expect((await operate(home, 'withdraw-look', id, 'Mieux')).done).toBe(true)
    expect((await operate(home, 'looks')).said).toMatch(/withdrawn .* \(Mieux\)/)
    expect((await database.select().from(looks).where(eq(looks.id, id)))[0]?.operatorId).toBeNull()
  })

  it.each([
    { args: ['mulet', 'x.jpg'], words: /no such style.*pixie/ },
    { args: ['pixie', '/nowhere/x.jpg'], words: /no file at this place/ },
    { args: ['pixie', import.meta.filename], words: /not accepted: photo_format/ },
  ])('that cannot be taken say why: $args', async ({ args, words }) => {
    expect(await operate(home, 'upload-look', ...args)).toMatchObject({
      ...{ done: false, said: expect.stringMatching(words) },
    })
  })

  it('say which answer lacks', async () => {
    const { said } = await operate(home, 'look-licence', nobody(), 'CC0', '', 'Acte', '')
    expect(said).toMatch(/holder, consent/)
  })
})
