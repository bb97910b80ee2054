import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_CLAIMS } from '@app/domain/site/claims.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { claims } from '../database/schema/claims.ts'
import { openTestApp } from '../testing/test-app.ts'
import { bringFile } from './bring-file.ts'
import { deleteClaim, enterClaim, listClaims, proveClaim, publishClaim, withdrawClaim } from './keep.ts'
import { openToldClaims, readToldClaims } from './told.ts'

const home = await openTestApp()
const { database } = home.context
afterAll(() => home.close())
beforeEach(() => database.delete(claims))

const PROOF = { evidence: 'Comptage des commandes', date: '2026-11-01', licence: 'Nos commandes', url: '' }
const women = async (count: string) => {
  const id = await enterClaim(database, { kind: 'women', count })
  await proveClaim(database, id, PROOF)
  return id
}
const told = () => readToldClaims(database)

describe('a claim of the house', () => {
  it('is shown by nothing until it is proven, and published', async () => {
    const id = await enterClaim(database, { kind: 'women', count: '10000' })
    expect(await publishClaim(database, id)).toBe('unproven')
    await proveClaim(database, id, PROOF)
    expect(await told()).toEqual(NO_CLAIMS)
    expect(await publishClaim(database, id)).toBe('published')
    const { evidence, date } = PROOF
    expect(await told()).toEqual({ women: { count: 10_000, evidence, date }, reviews: [] })
  })

  it('withdrawn is gone, and may be published again', async () => {
    const id = await women('10000')
    await publishClaim(database, id)
    expect(await withdrawClaim(database, id)).toBe(true)
    expect(await told()).toEqual(NO_CLAIMS)
    expect(await withdrawClaim(database, id)).toBe(false)
    await publishClaim(database, id)
    expect((await told()).women).toMatchObject({ count: 10_000 })
  })

  it('that says the same figure anew takes the place of the one before', async () => {
    const [before, after] = [await women('10000'), await women('12000')]
    await publishClaim(database, before)
    await publishClaim(database, after)
    expect((await told()).women).toMatchObject({ count: 12_000 })
    const shown = (await listClaims(database)).filter(({ publishedAt }) => publishedAt)
    expect(shown.map(({ id }) => id)).toEqual([after])
  })

  it('of the same figure, published at the same moment as others, stands alone', async () => {
    const ids = await Promise.all(['1', '2', '3', '4'].map(women))
    expect(await Promise.all(ids.map((id) => publishClaim(database, id)))).toEqual(ids.map(() => 'published'))
    const shown = (await listClaims(database)).filter(({ publishedAt }) => publishedAt)
    expect(shown).toHaveLength(1)
  })

  it.each([
    { count: '99', became: 'too_few' },
    { count: '100', became: 'published' },
    { count: '101', became: 'published' },
  ])('of $count deliveries is $became', async ({ count, became }) => {
    const id = await enterClaim(database, { kind: 'delivered', count })
    await proveClaim(database, id, PROOF)
    expect(await publishClaim(database, id)).toBe(became)
  })

  it('of one woman’s words stands beside those of others', async () => {
    for (const firstName of ['Lina', 'Zoé']) {
      const words = { month: '2026-10-03', firstName, text: 'Fidèle à mon visage.' }
      const id = await enterClaim(database, { kind: 'review', ...words })
      await proveClaim(database, id, PROOF)
      await publishClaim(database, id)
    }
    expect((await told()).reviews.map(({ firstName }) => firstName)).toEqual(['Zoé', 'Lina'])
  })

  it('is deleted only where it is not shown', async () => {
    const id = await women('10000')
    await publishClaim(database, id)
    expect(await deleteClaim(database, id)).toBe(false)
    await withdrawClaim(database, id)
    expect(await deleteClaim(database, id)).toBe(true)
    expect(await listClaims(database)).toEqual([])
  })
})

describe('the file of claims', () => {
  const evidence = { evidence: 'Comptage', date: '2026-11-01' }
  const lina = { firstName: 'Lina', month: '2026-10-01', text: 'Fidèle.', ...evidence }

  it('comes among the claims, and what is proven there is shown as before', async () => {
    const file = {
      women: { count: 500, ...evidence },
      delivered: { count: 99, ...evidence },
      reviews: [lina],
    }
    await bringFile(database, file)
    expect(await told()).toEqual({ women: file.women, reviews: [lina] })
    expect(await listClaims(database)).toHaveLength(3)
  })

  it('comes once: what was withdrawn or deleted at the desk is not back at the next start', async () => {
    const file = { women: { count: 600, ...evidence }, reviews: [{ ...lina, firstName: 'Inès' }] }
    await bringFile(database, file)
    for (const { id } of await listClaims(database)) await withdrawClaim(database, id)
    const [row] = await listClaims(database)
    await deleteClaim(database, row?.id ?? '')
    await Promise.all([bringFile(database, file), bringFile(database, file)])
    expect(await told()).toEqual(NO_CLAIMS)
    expect(await listClaims(database)).toHaveLength(1)
  })

  it('changed takes the place of what it said before', async () => {
    await bringFile(database, { women: { count: 700, ...evidence }, reviews: [] })
    await bringFile(database, { women: { count: 800, ...evidence }, reviews: [] })
    expect((await told()).women?.count).toBe(800)
  })

  it('without evidence waits unseen, and is proven at the desk', async () => {
    await bringFile(database, { women: { count: 900, evidence: '', date: '' }, reviews: [] })
    expect(await told()).toEqual(NO_CLAIMS)
    const [row] = await listClaims(database)
    await proveClaim(database, row?.id ?? '', PROOF)
    expect(await publishClaim(database, row?.id ?? '')).toBe('published')
  })
})

it('the file of claims is read at the start of a web process, and the site says it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'))
  const women = { count: 5000, evidence: 'Comptage', date: '2026-11-01' }
  writeFileSync(join(folder, 'claims.json'), JSON.stringify({ women }))
  const started = await openTestApp({ names: { CLAIMS_FILE: join(folder, 'claims.json') } })
  expect(await openToldClaims(started.context)()).toEqual({ women, reviews: [] })
  await started.close()
  rmSync(folder, { recursive: true })
})
