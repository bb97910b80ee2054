import type { Credits } from '@app/domain/credits/credits-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { axeFaults } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Person } from '../visitor/person.ts'
import { expectTold, listen } from '../visitor/told.ts'
import { fillCard, giveConsents, newAddress, payButton } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const t = wordsIn('fr')
const PACK = 10
const MORE = 5

// spec: 1.14, 8.14, 8.29
test('she is told that credits are missing, buys ten, and keeps them where her photos carry no more images', async ({
  browser,
  finished: { app, email, transformationId },
}) => {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  await listen(context)
  const page = await context.newPage()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await (await Person.return(app.url, email)).enter(page, pages.transformation(transformationId))

  await test.step('without credits the cost is told, and the press leads to where they are bought', async () => {
    const short = t('credits.more.short', { needed: MORE, available: 0 })
    await expect(page.getByText(short)).toBeVisible()
    await button(t('credits.more.action', { count: MORE })).click()
    await button(t('toasts.insufficientCredits.action')).click()
    await expectTold(page, t('toasts.insufficientCredits.title'))
    await expect(page).toHaveURL(new RegExp(`${pages.credits()}\\?pour=${transformationId}$`))
  })

  await test.step('she pays for a pack, and its credits are hers at once', async () => {
    const pack = t('credits.page.pack', { count: PACK })
    await page.getByRole('radio', { name: new RegExp(`^${pack.replace(/\s/g, '\\s')}`) }).click()
    await fillCard(page, '4242 4242 4242 4242')
    await expect(payButton(page)).toBeDisabled()
    await giveConsents(page)
    expect(await axeFaults(page)).toEqual([])
    await payButton(page).click()
    const heading = page.getByRole('heading', { name: t('credits.page.successTitle', { count: PACK }) })
    await expect(heading).toBeFocused()
    const added = t('toasts.creditsAdded.description', { count: PACK, balance: PACK })
    await expectTold(page, added)
    expect(await axeFaults(page)).toEqual([])
  })

  await test.step('back at her images, of photos that do not carry the style nothing more is sold', async () => {
    await page
      .getByRole('link', { name: t('credits.page.backToTransformation') })
      .last()
      .click()
    await expect(page.getByText(t('credits.more.cost', { cost: MORE, balance: PACK }))).toBeVisible()
    await button(t('credits.more.action', { count: MORE })).click()
    const question = t('credits.more.question', { count: MORE, cost: MORE })
    await expect(page.getByRole('heading', { name: question })).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await button(t('credits.more.confirm', { count: MORE })).click()
    await expect(page.getByText(t('errors.style_impossible'))).toBeVisible()
    await page.goto(pages.dashboard())
    await expect(page.getByRole('link', { name: t('accounts.credits', { count: PACK }) })).toBeVisible()
  })
  await context.close()
})

test('a page reloaded before it knows whether her card was taken finds her credits, once', async ({
  app,
  visit,
}) => {
  const her = await Person.register(app.url, newAddress('Camille'))
  const page = await visit({ viewport: { width: 1280, height: 900 } })
  await her.enter(page)
  await page.getByRole('link', { name: t('accounts.buyCredits') }).click()
  await page.getByRole('radio').first().click()
  await fillCard(page, '4242 4242 4242 4242')
  await giveConsents(page)
  const answers = `**${api.payment('*')}`
  await page.route(answers, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await payButton(page).click()
  await expect(page.getByText(t('payment.waiting'))).toBeVisible()
  // The page that asks is gone before it is answered.
  const address = page.url()
  await page.goto('about:blank')
  await page.unroute(answers)
  await page.goto(address)
  await expect(
    page.getByRole('heading', { name: t('credits.page.successTitle', { count: PACK }) }),
  ).toBeVisible()
  const balance = page.getByRole('main').getByText(t('accounts.credits', { count: PACK }), { exact: true })
  await expect(balance).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeVisible()
  expect((await her.get<Credits>(api.credits())).balance).toBe(PACK)
})
