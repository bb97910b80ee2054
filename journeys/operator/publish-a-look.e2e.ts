import { api, pages } from '@app/domain/routes.ts'
import { rasterised } from '../../hair/test/drawings.ts'
import { type FinishedApp, openFinishedApp } from '../app/finished-app.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { wordsIn } from '../visitor/words.ts'
import { operatorsPage } from './desk-steps.ts'

let finished: FinishedApp
test.beforeAll(async () => {
  finished = await openFinishedApp()
})
test.afterAll(() => finished.app.close())

const t = wordsIn('fr')
/** Nothing makes this style but a look. */
const STYLE = 'chignon_mariee'

test('a picture of hair is sent, checked, licensed and published: its style is on offer until it is withdrawn', async ({
  browser,
}) => {
  const page = await operatorsPage(browser, finished)
  const isOffered = async () => (await (await page.request.get(api.baseStyles())).text()).includes(STYLE)
  const question = page.getByRole('dialog')
  const confirm = () => question.getByRole('button', { name: t('operator.confirm') }).click()
  const begin = (name: 'look-licence' | 'publish-look' | 'withdraw-look' | 'upload-look') =>
    page.getByRole('button', { name: t(`operator.acts.${name}`), exact: true }).click()
  const state = (name: 'look_unlicensed' | 'look_ready' | 'look_published' | 'look_withdrawn') =>
    expect(page.getByRole('cell', { name: t(`operator.codes.${name}`), exact: true })).toBeVisible()

  await page.goto(pages.desk())
  await page.getByRole('link', { name: t('operator.tables.looks'), exact: true }).click()
  await begin('upload-look')
  await confirm()
  await expect(question.getByText(t('fields.pictureRequired'))).toBeVisible()
  await question.getByLabel(t('operator.look.style')).selectOption(STYLE)
  const picture = { name: 'coiffure.jpg', mimeType: 'image/jpeg', buffer: await rasterised('carre') }
  await question.getByLabel(t('operator.look.picture')).setInputFiles(picture)
  await confirm()
  // The worker looks at it, and the page hears of that by itself.
  await state('look_unlicensed')
  await expect(page.getByText(t('operator.codes.look_good_head'))).toBeVisible()
  const shown = page.getByRole('img', {
    name: t('operator.look.pictureOf', { style: t(`styles.${STYLE}.label`) }),
  })
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(100)
  expect(await axeFaults(page)).toEqual([])
  expect(await isOffered()).toBe(false)

  await begin('look-licence')
  await confirm()
  await expect(question.getByText(t('fields.consentRequired'))).toBeVisible()
  for (const name of ['name', 'holder', 'proof', 'consent'] as const)
    await question.getByLabel(t(`operator.look.${name}`), { exact: true }).fill('Dessin de la maison')
  await confirm()
  await state('look_ready')
  await begin('publish-look')
  await confirm()
  await state('look_published')
  await expect.poll(isOffered).toBe(true)

  await begin('withdraw-look')
  await confirm()
  await expect(question.getByText(t('fields.reasonRequired'))).toBeVisible()
  await question.getByLabel(t('operator.note')).fill('Une meilleure photo est là')
  await confirm()
  await state('look_withdrawn')
  await expect.poll(isOffered).toBe(false)
  await page.goto(pages.deskTable('acts'))
  await expect(page.getByRole('cell', { name: 'Une meilleure photo est là' }).first()).toBeVisible()
  await page.context().close()
})
