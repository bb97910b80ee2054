import { listedPages } from '@app/domain/site/listed-pages.ts'
import { LANGUAGE_KEY } from '@app/texts/languages.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { drawnPhoto } from '../visitor/test-photos.ts'
import { addPhotos, beginTransformation, register, waitForPhotos } from '../visitor/visitor-steps.ts'

/** All that a page of this site can find in the browser it is read in, but for cookies that no script reads. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const recordsOf = async (name = '') => {
      const database = await done(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const kept = stores.map((store) => done(database.transaction(store).objectStore(store).getAllKeys()))
      return (await Promise.all(kept)).flat()
    }
    const databases = await indexedDB.databases()
    return {
      forGood: { ...localStorage },
      // But for what our own listener keeps there (visitor/told.ts).
      untilClosed: { ...sessionStorage, told: '' },
      records: (await Promise.all(databases.map(({ name }) => recordsOf(name)))).flat(),
      caches: await caches.keys(),
    }
  })

test('a stranger who reads all that is public has no cookie, and no other host is asked (P7, P8)', async ({
  visit,
  app,
}) => {
  const page = await visit({ locale: 'fr-FR' })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(app.url)) elsewhere.push(request.url())
  })
  const paths = listedPages([])
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) await page.goto(path)
  expect(elsewhere).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  const { forGood, records, caches } = await keptBy(page)
  expect([forGood, records, caches]).toEqual([{ [LANGUAGE_KEY]: 'fr' }, [], []])
})

test('what she wrote and sent stays out of her browser: it keeps her language, and cookies no script reads (P10)', async ({
  visit,
}) => {
  const page = await visit({ locale: 'fr-FR' })
  const email = await register(page, 'Apolline')
  await page.getByText('Apolline').first().waitFor()
  await beginTransformation(page, 'Mon été secret')
  await addPhotos(page, [await drawnPhoto(0)])
  await waitForPhotos(page, 1)
  await page.reload()
  const kept = await keptBy(page)
  expect(kept.forGood).toEqual({ [LANGUAGE_KEY]: 'fr' })
  expect([kept.records, kept.caches]).toEqual([[], []])
  const words = JSON.stringify(kept)
  for (const hers of [email, 'Apolline', 'Mon été secret', '/api/photos/']) expect(words).not.toContain(hers)
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ httpOnly, name }) => !httpOnly && name !== LANGUAGE_KEY)).toEqual([])
})
