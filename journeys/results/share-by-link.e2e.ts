import { api } from '@app/domain/routes.ts'
import { SHARED_LONG_SIDE } from '@app/domain/shares/share-rules.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import type { Page } from '@playwright/test'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { openResult } from '../visitor/result-page.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const telephone = { viewport: { width: 390, height: 844 }, locale: 'fr-FR' }

/** Presses « Partager par un lien », with her photo, for a day; the address she is given. */
async function sharesWithHerPhoto(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: t('shares.dialog.title') })
  await page.getByRole('button', { name: t('shares.dialog.open') }).click()
  const before = dialog.getByRole('checkbox', { name: t('shares.dialog.before') })
  await expect(before).not.toBeChecked()
  await expect(dialog.getByLabel(t('shares.dialog.days'))).toHaveValue('7')
  expect(await axeFaults(page)).toEqual([])
  await before.check()
  await dialog.getByLabel(t('shares.dialog.days')).selectOption('1')
  await dialog.getByRole('button', { name: t('shares.dialog.create') }).click()
  await expect(dialog.getByText(t('shares.dialog.ready'))).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: t('shares.dialog.copy') }).click()
  await expect(dialog.getByText(t('shares.dialog.copied'))).toBeVisible()
  const address = await dialog.getByLabel(t('shares.dialog.address')).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: t('shares.dialog.open') })).toBeFocused()
  return address
}

/** Whoever has the link, in a browser that knows nobody here. */
async function isShownBoth(page: Page, address: string, style: string): Promise<void> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const answer = await page.goto(address)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringMatching(/^noindex, nofollow/),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(style)
  const after = page.getByRole('img', { name: /créée par IA/ })
  await expect(after).toHaveJSProperty('naturalHeight', SHARED_LONG_SIDE)
  const divider = page.getByRole('slider', { name: t('ui.compare') })
  await divider.press('Home')
  await expect(divider).toHaveValue('0')
  expect(await axeFaults(page)).toEqual([])
  expect([...hosts]).toEqual([new URL(address).host])
}

test('she shares an image by a link; whoever has it sees it in their language, until she stops it', async ({
  finished,
  app,
  visit,
}) => {
  const page = await visit({ ...telephone, permissions: ['clipboard-read', 'clipboard-write'] })
  await openResult(page, finished)
  await expect(page.getByText(t('shares.list.none'))).toBeVisible()
  const address = await sharesWithHerPhoto(page)

  const friend = await visit(telephone)
  const seen = await page.request.get(api.transformation(finished.transformationId))
  const { transformation } = transformationAnswer.parse(await seen.json())
  await isShownBoth(friend, address, t(`styles.${transformation.baseStyle}.label`))
  await friend.getByRole('link', { name: 'EN, English' }).click()
  await expect(friend.getByText(wordsIn('en')('shares.page.aiBeside'))).toBeVisible()
  expect(new URL(friend.url()).pathname).toBe(new URL(address).pathname)
  expect(await axeFaults(friend)).toEqual([])

  const without = await visit({ ...telephone, javaScriptEnabled: false })
  await without.goto(address)
  await expect(without.getByRole('img', { name: t('shares.page.before') })).toBeVisible()
  await expect(without.getByRole('img', { name: /créée par IA/ })).toBeVisible()
  await expect(without.getByRole('slider')).toBeHidden()

  const stop = page.getByRole('button', { name: new RegExp(t('shares.list.stop')) })
  expect(await axeFaults(page)).toEqual([])
  await stop.click()
  await expect(page.getByText(t('shares.list.none'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('shares.list.title') })).toBeFocused()
  expect((await friend.goto(address))?.status()).toBe(404)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en')('shares.page.goneTitle'))
  expect(await axeFaults(friend)).toEqual([])
  const token = address.split('/').at(-1) ?? ''
  for (const picture of [api.sharedImage(token), api.sharedBefore(token)])
    expect((await fetch(app.url + picture)).status).toBe(404)
})
