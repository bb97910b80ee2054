import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import { baseStylesAnswer, type Package, packagesAnswer } from '@app/domain/catalogue/catalogue-api.ts'
import { api } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { transformations } from '../database/schema/transformations.ts'
import { PlainEngine } from '../testing/engines/engine.ts'
import { type Someone, someone } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeTransformation } from '../testing/transformation.ts'
import { Visitor } from '../testing/visitor.ts'

let home: TestApp
beforeAll(async () => {
  home = await openTestApp()
})
afterAll(() => home.close())

const PAID = ['pack_5', 'pack_20', 'pack_50', 'pack_120']
const packagesFor = async (visitor: Visitor): Promise<Package[]> =>
  packagesAnswer.strict().parse((await visitor.get(api.packages())).json()).packages
const idsFor = async (visitor: Visitor) => (await packagesFor(visitor)).map((one) => one.id)

/** Takes a free package, as far as the catalogue can see. */
async function take(her: Someone, packageType: 'pro_test' | 'decouverte', status: 'completed' | 'failed') {
  const { id } = await makeTransformation(home, her, { images: 1 })
  await home.context.database
    .update(transformations)
    .set({ packageType, status })
    .where(eq(transformations.id, id))
}

describe('the base styles', () => {
  // spec: 3.15
  it('are those the engine can do, in the order of the catalogue, each in two languages', async () => {
    const { styles } = baseStylesAnswer.parse((await new Visitor(home.app).get(api.baseStyles())).json())
    const offered = home.context.engine.offeredStyles()
    expect(offered.length).toBeGreaterThan(0)
    expect(styles.map((style) => style.id)).toEqual(BASE_STYLE_IDS.filter((id) => offered.includes(id)))
    for (const { words } of styles) expect(words.label.fr).not.toBe(words.label.en)
  })

  // spec: 7.15
  it('are all there are with an engine that can do them all', async () => {
    const engine = new PlainEngine(1, BASE_STYLE_IDS)
    const app = await buildApp({ ...home.context, engine }, { pages: 'none' })
    const answer = await new Visitor(app).get(api.baseStyles())
    expect(answer.json().styles.map((style: { id: string }) => style.id)).toEqual(BASE_STYLE_IDS)
    await app.close()
  })

  it.each([
    { language: 'fr', label: 'Balayage doux', tone: 'blond vénitien' },
    { language: 'en', label: 'Soft balayage', tone: 'strawberry blonde' },
    // spec: 3.15
  ])('speak $language when asked: $label', async ({ language, label, tone }) => {
    const answer = await new Visitor(home.app).get(api.baseStyles(), { 'accept-language': language })
    const style = answer.json().styles.find((candidate: { id: string }) => candidate.id === 'balayage_doux')
    expect(style).toMatchObject({ label, toneLabel: tone, toneCode: '8.34' })
    expect(style.description).toBe(style.words.description[language])
    expect(style.description).not.toBe('')
  })
})

describe('the packages', () => {
  // spec: 3.12, 9.5
  it('have a price in cents and the price of one image in euros', async () => {
    const packages = await packagesFor(new Visitor(home.app))
    expect(
      packages.map(({ id, images, price, pricePerImage }) => [id, images, price, pricePerImage]),
    ).toEqual([
      ['pack_5', 5, 990, 1.98],
      ['pack_20', 20, 2490, 1.25],
      ['pack_50', 50, 4990, 1],
      ['pack_120', 120, 9990, 0.83],
    ])
  })

  // spec: 3.13
  it('recommend one', async () => {
    const packages = await packagesFor(new Visitor(home.app))
    expect(packages.filter((one) => one.recommended).map((one) => one.id)).toEqual(['pack_20'])
  })

  // spec: 3.12
  it('have a name and a description', async () => {
    const [essential] = await packagesFor(new Visitor(home.app))
    expect(essential).toMatchObject({ name: 'Essentiel', description: essential?.words.description.fr })
  })

  it('are printed with the typography of each language', async () => {
    const [essential, signature] = await packagesFor(new Visitor(home.app))
    expect(essential?.words.description.fr).toBe('Un style, cinq rendus\u00a0: pour se décider vite.')
    expect(signature?.words.description.fr).toContain('d’angles')
    expect(essential?.words.description.en).toBe('One style, five looks: decide quickly.')
  })

  it('promise no other shades than the one that is ordered', async () => {
    const descriptions = (await packagesFor(new Visitor(home.app))).map(({ words }) => words.description)
    expect(descriptions.map(({ fr }) => fr)).toContain('De quoi voir un style sous tous les angles.')
    for (const { fr, en } of descriptions) expect(`${fr} ${en}`).not.toMatch(/nuance|shade/i)
  })
})

describe('the free packages are shown to', () => {
  // spec: 7.14
  it('nobody who is not signed in', async () => {
    expect(await idsFor(new Visitor(home.app))).toEqual(PAID)
  })

  it('a client whose address is confirmed: the first transformation', async () => {
    const packages = await packagesFor((await someone(home)).visitor)
    expect(packages.map(({ id }) => id)).toEqual(['decouverte', ...PAID])
    expect(packages.filter(({ lock }) => lock !== null)).toEqual([])
  })

  it('a client whose address is not confirmed: locked, and nothing else is', async () => {
    const packages = await packagesFor((await someone(home, 'unverified')).visitor)
    expect(packages.map(({ id, lock }) => [id, lock])).toEqual([
      ['decouverte', 'email_unverified'],
      ...PAID.map((id) => [id, null]),
    ])
  })

  it('not to a client who took hers', async () => {
    const her = await someone(home)
    await take(her, 'decouverte', 'completed')
    expect(await idsFor(her.visitor)).toEqual(PAID)
  })

  it('again to a client whose first one failed', async () => {
    const her = await someone(home)
    await take(her, 'decouverte', 'failed')
    expect(await idsFor(her.visitor)).toEqual(['decouverte', ...PAID])
  })

  // spec: 2.85, 3.4, 6.4
  it('a pro: the professional test, and not the first transformation', async () => {
    expect(await idsFor((await someone(home, 'pro')).visitor)).toEqual(['pro_test', ...PAID])
  })

  it('not to a pro who took hers', async () => {
    const her = await someone(home, 'pro')
    await take(her, 'pro_test', 'completed')
    expect(await idsFor(her.visitor)).toEqual(PAID)
  })

  it('no client where the operator does not offer the first one', async () => {
    const her = await someone(home)
    const config = { ...home.context.config, firstFree: false }
    const app = await buildApp({ ...home.context, config }, { pages: 'none' })
    const answer = await app.inject({ url: api.packages(), cookies: her.visitor.cookies })
    expect(answer.json().packages.map((one: Package) => one.id)).toEqual(PAID)
    await app.close()
  })
})
