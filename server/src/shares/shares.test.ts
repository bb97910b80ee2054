import { api } from '@app/domain/routes.ts'
import { OPEN_SHARES } from '@app/domain/shares/share-rules.ts'
import { sharesAnswer } from '@app/domain/shares/shares-api.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shares } from '../database/schema/shares.ts'
import { transformations } from '../database/schema/transformations.ts'
import { COMMANDS } from '../operator/commands.ts'
import { nobody, type Someone, someone } from '../testing/people.ts'
import { openedShare } from '../testing/shares.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { unzip } from '../testing/unzip.ts'
import { PASSWORD, Visitor } from '../testing/visitor.ts'
import { sharedFacts } from './shares.ts'

let home: TestApp
const logged: string[] = []
beforeAll(async () => {
  home = await openTestApp({ logTo: { write: (line) => logged.push(line) } })
})
afterAll(() => home.close())

const listOf = async ({ visitor }: Someone) =>
  sharesAnswer.parse((await visitor.get(api.shares())).json()).shares
const rowsOf = ({ id }: Someone) => home.context.database.select().from(shares).where(eq(shares.userId, id))
/** Status of the image behind the link, for somebody who has nothing but the link. */
const opens = async (token: string) =>
  (await new Visitor(home.app).get(api.sharedImage(token))).statusCode === 200

async function withImages(images = 1) {
  const her = await someone(home)
  return { her, ...(await makeTransformation(home, her, { images })) }
}

describe('a link is told once', () => {
  it('and shows its image to whoever has it; of its token only a hash is kept, and nothing is logged', async () => {
    const { her, imageIds } = await withImages()
    const { address, token, share } = await openedShare(her, imageIds[0] ?? '')
    expect(address).toBe(`http://localhost/partage/${token}`)
    // 256 bits in base64url.
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await opens(token)).toBe(true)
    expect(await opens(`${token.slice(0, -2)}AA`)).toBe(false)
    expect(await listOf(her)).toEqual([share])
    expect(JSON.stringify([await rowsOf(her), await listOf(her)])).not.toContain(token)
    expect(logged.join('')).not.toContain(token)
  })

  it('each is another one, also of one image', async () => {
    const { her, imageIds } = await withImages()
    const first = await openedShare(her, imageIds[0] ?? '')
    const second = await openedShare(her, imageIds[0] ?? '')
    expect(first.token).not.toBe(second.token)
    expect((await listOf(her)).map(({ id }) => id)).toEqual([second.share.id, first.share.id])
  })

  it('the page it opens may say nothing of her but what is shown', async () => {
    const { her, imageIds } = await withImages()
    const { token, share } = await openedShare(her, imageIds[0] ?? '')
    expect(await sharedFacts(home.context.database, token)).toEqual({
      ...{ token, style: expect.any(String), tone: '7.44', width: 60, height: 80 },
      ...{ hasBefore: false, expiresAt: share.expiresAt },
    })
  })
})

describe('her photo', () => {
  it('is not shown unless she said so', async () => {
    const { her, imageIds } = await withImages()
    const { token } = await openedShare(her, imageIds[0] ?? '')
    const answer = await new Visitor(home.app).get(api.sharedBefore(token))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'share_gone'])
  })

  it('is shown where she said so, until it is forgotten; the image stays', async () => {
    const { her, id, imageIds } = await withImages()
    const { token } = await openedShare(her, imageIds[0] ?? '', { withBefore: true })
    expect((await new Visitor(home.app).get(api.sharedBefore(token))).statusCode).toBe(200)
    await her.visitor.delete(api.transformationPhotos(id))
    expect((await new Visitor(home.app).get(api.sharedBefore(token))).statusCode).toBe(404)
    expect((await sharedFacts(home.context.database, token))?.hasBefore).toBe(false)
    expect((await listOf(her))[0]?.withBefore).toBe(false)
    expect(await opens(token)).toBe(true)
  })

  it('cannot be promised once it is forgotten', async () => {
    const { her, id, imageIds } = await withImages()
    await her.visitor.delete(api.transformationPhotos(id))
    const wish = { withBefore: true, days: 7 }
    const answer = await her.visitor.post(api.imageShares(imageIds[0] ?? ''), wish)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'before_forgotten'])
  })
})

describe('a link opens nothing', () => {
  it('once she has stopped it, which she may do twice', async () => {
    const { her, imageIds } = await withImages()
    const { token, share } = await openedShare(her, imageIds[0] ?? '', { withBefore: true })
    for (const _time of [1, 2]) expect((await her.visitor.delete(api.share(share.id))).statusCode).toBe(200)
    expect(await opens(token)).toBe(false)
    expect((await new Visitor(home.app).get(api.sharedBefore(token))).statusCode).toBe(404)
    expect(await sharedFacts(home.context.database, token)).toBeNull()
    expect(await listOf(her)).toEqual([])
  })

  it('once its image is deleted, or all of its transformation, or her account', async () => {
    const { her, id, imageIds } = await withImages(2)
    const [one, other] = [
      await openedShare(her, imageIds[0] ?? ''),
      await openedShare(her, imageIds[1] ?? ''),
    ]
    await her.visitor.delete(api.image(imageIds[0] ?? ''))
    expect([await opens(one.token), await opens(other.token)]).toEqual([false, true])
    await her.visitor.delete(api.transformation(id))
    expect(await opens(other.token)).toBe(false)
    const leaving = await withImages()
    const last = await openedShare(leaving.her, leaving.imageIds[0] ?? '')
    await leaving.her.visitor.delete(api.account(), { currentPassword: PASSWORD })
    expect(await opens(last.token)).toBe(false)
    expect([...(await rowsOf(her)), ...(await rowsOf(leaving.her))]).toEqual([])
  })

  it('where its transformation has failed', async () => {
    const { her, id, imageIds } = await withImages()
    const { token } = await openedShare(her, imageIds[0] ?? '')
    await home.context.database
      .update(transformations)
      .set({ status: 'failed' })
      .where(eq(transformations.id, id))
    expect(await opens(token)).toBe(false)
    const wish = { withBefore: false, days: 7 }
    expect((await her.visitor.post(api.imageShares(imageIds[0] ?? ''), wish)).statusCode).toBe(404)
  })

  it.each(['', 'x', nobody(), 'a'.repeat(43), 'é', '..%2F..', '%00'])(
    'where it was never given: « %s »',
    async (token) => {
      const answer = await new Visitor(home.app).get(api.sharedImage(token))
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        expect.stringContaining('application/json'),
      ])
    },
  )

  it('and what was never given is answered like what was stopped', async () => {
    const { her, imageIds } = await withImages()
    const { token, share } = await openedShare(her, imageIds[0] ?? '')
    await her.visitor.delete(api.share(share.id))
    const said = async (path: string) => {
      const { statusCode, headers, body } = await new Visitor(home.app).get(path)
      return { statusCode, headers: { ...headers, date: '' }, body: body.replace(/"requestId":"[^"]*"/, '') }
    }
    const [stopped, never] = [await said(api.sharedImage(token)), await said(api.sharedImage('a'.repeat(43)))]
    expect({ ...stopped, headers: Object.keys(stopped.headers) }).toEqual({
      ...never,
      headers: Object.keys(never.headers),
    })
  })
})

describe('another person', () => {
  it('shares none of her images and stops none of her links', async () => {
    const [{ her, imageIds }, stranger] = [await withImages(), await someone(home)]
    const { token, share } = await openedShare(her, imageIds[0] ?? '')
    const wish = { withBefore: false, days: 7 }
    const shared = await stranger.visitor.post(api.imageShares(imageIds[0] ?? ''), wish)
    expect([shared.statusCode, shared.json().code]).toEqual([404, 'image_not_found'])
    expect((await stranger.visitor.delete(api.share(share.id))).statusCode).toBe(404)
    expect(await listOf(stranger)).toEqual([])
    expect(await opens(token)).toBe(true)
  })
})

describe('twenty links of one person open at the same time', () => {
  it('the twentieth opens, the twenty-first does not, and one that is stopped makes room', async () => {
    const { her, imageIds } = await withImages()
    const imageId = imageIds[0] ?? ''
    const wish = { withBefore: false, days: 7 }
    for (let open = 1; open < OPEN_SHARES; open += 1) await openedShare(her, imageId)
    const { share } = await openedShare(her, imageId)
    const refused = await her.visitor.post(api.imageShares(imageId), wish)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'shares_full'])
    expect(refused.json().error).toContain('vingt liens ouverts')
    await her.visitor.delete(api.share(share.id))
    // Two presses at once: one of them finds the last place taken.
    const pressed = await Promise.all([1, 2].map(() => her.visitor.post(api.imageShares(imageId), wish)))
    expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(await listOf(her)).toHaveLength(OPEN_SHARES)
  })
})

it('she takes along what she shares, without the addresses', async () => {
  const { her, imageIds } = await withImages()
  const { share } = await openedShare(her, imageIds[0] ?? '', { withBefore: true, days: 30 })
  await her.visitor.delete(api.share(share.id))
  const archive = unzip((await her.visitor.get(api.accountExport())).rawPayload)
  const account = JSON.parse(String(archive.get('account.json')))
  expect(account.shares).toEqual([
    {
      ...{ transformation: expect.any(String), image: 1, withBefore: true, until: share.expiresAt },
      ...{ since: expect.any(String), stoppedAt: expect.any(String) },
    },
  ])
})

it('an operator stops the link somebody complains of, and is told where it opens nothing', async () => {
  const { her, imageIds } = await withImages()
  const { address, token } = await openedShare(her, imageIds[0] ?? '')
  const stop = COMMANDS.find(({ name }) => name === 'stop-share')
  expect(await stop?.run(home.context, [`${address}?lng=en`])).toMatchObject({ done: true })
  expect(await opens(token)).toBe(false)
  expect(await stop?.run(home.context, [address])).toMatchObject({ done: false })
})
