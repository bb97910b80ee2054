import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { looks } from '../database/schema/looks.ts'
import { images } from '../database/schema/transformations.ts'
import { HairRenderer } from '../engines/hair/hair-renderer.ts'
import type { PixelThreads } from '../engines/hair/pixels.ts'
import { NOTHING_KEPT } from '../engines/known-judgements.ts'
import { Planner } from '../engines/planner.ts'
import { seenBy } from '../testing/buying/extending.ts'
import { photoGivenBack } from '../testing/engines/photo-given-back.ts'
import { fillDraft } from '../testing/full-draft.ts'
import { drawLook } from '../testing/look-picture.ts'
import { type Someone, someone } from '../testing/people.ts'
import { S3Server } from '../testing/storage/s3-server.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { addLook, licenseLook, publishLook, withdrawLook } from './looks.ts'

const LICENCE = { name: 'CC0', holder: 'Nous', proof: 'Acte', consent: 'Personne', url: '' }
/** Nothing makes this style but a look. */
const STYLE = 'chignon_mariee'

describe.each(['a disk', 'a store of others'])('a look whose file lies on %s', (where) => {
  const server = new S3Server()
  let home: TestApp
  let id: string
  /** The sums of the looks that pictures were made with; and what is done while one is being made. */
  const worn: string[] = []
  let meanwhile = async () => {}
  beforeAll(async () => {
    const names = where === 'a disk' ? {} : S3Server.namesAt(await server.listen())
    home = await openTestApp({ works: true, names })
    const { context, judgements } = home
    const pixels = { judgePhoto: judgements.judgePhoto, makeReady: async () => undefined, transform }
    const renderer = new HairRenderer(pixels, context.looks, {
      tool: 'test',
      revision: 'test',
    })
    const onError = (cause: Error) => context.log.error(cause)
    context.engine = new Planner(renderer, { judgements: NOTHING_KEPT, onError })
  })
  afterAll(async () => {
    await home.close()
    await server.close()
  })

  /** Reads the look it is given, and gives her photo back. */
  const transform: PixelThreads['transform'] = async (recipe, ...rest) => {
    if (recipe.look) worn.push(sumOf(readFileSync(recipe.look)))
    await meanwhile()
    return photoGivenBack(recipe, ...rest)
  }
  const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  /** Each is offered one. */
  const order = async () => {
    const her = await someone(home, 'pro')
    const { name: sessionName } = await fillDraft(home, her, { baseStyle: STYLE })
    const wish = { sessionName, baseStyle: STYLE, packageType: 'pro_test', paymentMethod: 'free_pro' }
    const answer = await her.visitor.post(api.createTransformation(), wish)
    return { her, answer: answer.json() }
  }
  const made = async ({ her, answer }: { her: Someone; answer: { session: { id: string } } }) => {
    const { id: transformation } = answer.session
    await expect.poll(async () => (await seenBy(her, transformation)).status).toBe('completed')
    const rows = await home.context.database
      .select({ recipe: images.recipe })
      .from(images)
      .where(eq(images.transformationId, transformation))
    return rows.map(({ recipe }) => Reflect.get(recipe as object, 'look'))
  }

  it('is sent, checked by a worker, published, and worn by the order made next', async () => {
    const { context } = home
    expect((await order()).answer.code).toBe('style_not_offered')
    const stream = Readable.from([await drawLook()])
    id = (await addLook(context, { baseStyle: STYLE, operatorId: null, stream }))?.id ?? ''
    const isChecked = async () => (await context.database.select().from(looks))[0]?.checkedAt
    await expect.poll(isChecked).toEqual(expect.any(Date))
    await licenseLook(context.database, id, LICENCE)
    expect(await publishLook(context.database, id)).toBe('published')
    await context.looks.refresh()
    const recipes = await made(await order())
    expect(recipes.length).toBeGreaterThan(0)
    expect(new Set(recipes)).toEqual(new Set([id]))
    const kept = Buffer.concat(await context.storage.read(`looks/${id}.jpg`).toArray())
    expect(new Set(worn)).toEqual(new Set([sumOf(kept)]))
    expect(existsSync(join(context.config.dataDir, 'looks'))).toBe(where === 'a disk')
  })

  it('withdrawn while an order is made is worn until that ends, and by none that comes after', async () => {
    const { context } = home
    let times = 0
    meanwhile = async () => {
      times += 1
      if (times > 1) return
      await withdrawLook(context.database, id, 'Elle ne le veut plus')
      await context.looks.refresh()
    }
    const recipes = await made(await order())
    expect(context.looks.now()).toEqual([])
    expect(recipes.length).toBeGreaterThan(1)
    expect(new Set(recipes)).toEqual(new Set([id]))
    expect((await order()).answer.code).toBe('style_not_offered')
  })
})
