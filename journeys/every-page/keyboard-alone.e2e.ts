import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { Keyboard } from '../visitor/keyboard.ts'
import { drawnPhotos } from '../visitor/test-photos.ts'
import { expectTold } from '../visitor/told.ts'
import {
  newAddress,
  next,
  PASSWORD,
  payButton,
  register,
  UNTIL_MADE,
  waitForPhotos,
  wizardOf,
} from '../visitor/visitor-steps.ts'
import { type Words, wordsIn } from '../visitor/words.ts'
import { isWide } from '../wide.ts'

// one more whole order: on every change two cores have twelve minutes
if (isWide) {
  test('the keyboard alone leads from the landing page to the finished images, also in a narrow window (L12)', async ({
    visit,
  }) => {
    const page = await visit({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    const t = wordsIn('en')
    const keyboard = new Keyboard(page)
    await registers(page, keyboard, t)
    await addsHerPhotos(page, keyboard, t)
    await chooses(page, keyboard, t)
    await pays(page, keyboard, t)
    await comparesHerImages(page, keyboard, t)
  })
}

async function registers(page: Page, keyboard: Keyboard, t: Words): Promise<void> {
  await page.goto('/')
  await keyboard.tabTo(page.getByRole('link', { name: t('landing.skip') }))
  await keyboard.press('Enter', page.getByRole('banner').getByRole('button', { name: t('landing.signIn') }))
  const dialog = page.getByRole('dialog', { name: t('signin.title') })
  await dialog.waitFor()
  await keyboard.expectToBeHeld()
  await keyboard.type('Camille', dialog.getByLabel(t('signin.firstName')))
  await keyboard.type(newAddress('Camille'), dialog.getByLabel(t('signin.email')))
  await keyboard.type(PASSWORD, dialog.getByLabel(t('signin.password'), { exact: true }))
  await keyboard.key('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function addsHerPhotos(page: Page, keyboard: Keyboard, t: Words): Promise<void> {
  await keyboard.press('Enter', page.getByRole('link', { name: t('transformations.list.create') }).first())
  const wizard = wizardOf(page, t)
  await wizard.waitFor()
  await keyboard.expectToBeHeld()
  await keyboard.type('Cuivré', wizard.getByLabel(t('drafts.name')))
  await keyboard.press('Space', wizard.getByRole('checkbox', { name: t('photos.declaration.label') }))
  const chosen = page.waitForEvent('filechooser')
  await keyboard.press('Enter', wizard.getByRole('button', { name: t('photos.add') }))
  await (await chosen).setFiles(await drawnPhotos())
  await waitForPhotos(page, 15, t)
  await keyboard.expectToBeHeld()
  await keyboard.press('Enter', next(page, t))
}

async function chooses(page: Page, keyboard: Keyboard, t: Words): Promise<void> {
  const wizard = wizardOf(page, t)
  for (const group of [t('catalogue.styles'), t('catalogue.packages.label')]) {
    const choices = wizard.getByRole('radiogroup', { name: group })
    await choices.waitFor()
    // What her photos do not carry is told seconds later, and is then passed over.
    if (group === t('catalogue.styles'))
      await wizard.getByText(t('preview.wizard.impossible')).first().waitFor()
    const possible = choices.locator('[role=radio]:not([aria-disabled=true])')
    await keyboard.expectToBeHeld()
    await keyboard.press('Space', possible.first())
    await keyboard.key('ArrowRight')
    await expect(possible.nth(1)).toBeChecked()
    await keyboard.expectToBeSeen()
    // Back to the first: the fewest images.
    await keyboard.key('ArrowLeft')
    await keyboard.press('Enter', next(page, t))
  }
}

async function pays(page: Page, keyboard: Keyboard, t: Words): Promise<void> {
  const wizard = wizardOf(page, t)
  const number = wizard.getByLabel(t('payment.card.number'))
  await number.waitFor()
  await keyboard.expectToBeHeld()
  await keyboard.type('4242424242424242', number)
  await keyboard.type('1234', wizard.getByLabel(t('payment.card.expiry')))
  await keyboard.type('123', wizard.getByLabel(t('payment.card.cvc')))
  for (const box of await wizard.getByRole('checkbox').all()) await keyboard.press('Space', box)
  await keyboard.press('Enter', payButton(page, t))
  await expectTold(page, t('payment.success'))
  await keyboard.expectToBeHeld()
  await expect(page).toHaveURL(/\/dashboard\/transformations\//)
  await keyboard.expectToBeHeld()
}

async function comparesHerImages(page: Page, keyboard: Keyboard, t: Words): Promise<void> {
  await expect(page.getByText(t('transformations.statuses.completed')).first()).toBeVisible(UNTIL_MADE)
  const divider = page.getByRole('slider', { name: t('ui.compare') })
  await divider.waitFor()
  await keyboard.tabTo(divider)
  await keyboard.key('ArrowLeft')
  await expect(divider).toHaveValue('45')
  const fullScreen = page.getByRole('button', { name: t('transformations.page.fullScreen') })
  await keyboard.press('Enter', fullScreen)
  await page.getByRole('button', { name: t('transformations.page.zoomIn') }).waitFor()
  await keyboard.expectToBeHeld()
  await keyboard.key('Escape')
  await expect(divider).toBeVisible()
  await keyboard.expectToBeHeld()
  await expect(fullScreen, 'the focus is back where it was').toBeFocused()
}

test('a window keeps the focus within it, and gives it back to what opened it (L12)', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const t = wordsIn('fr')
  const keyboard = new Keyboard(page)
  await register(page, 'Awa')
  // Without the notification that greets her: it may be reached from anywhere.
  await page.reload()
  const windows = [
    {
      button: t('accounts.avatars.title'),
      window: page.getByRole('dialog', { name: t('accounts.avatars.title') }),
    },
    {
      button: t('accounts.profileButton'),
      window: page.getByRole('dialog', { name: t('accounts.profile.title') }),
    },
    {
      button: t('accounts.journeyButton'),
      window: page.getByRole('dialog', { name: t('transformations.journey.title') }),
    },
    { button: t('accounts.logout.trigger'), window: page.getByRole('alertdialog') },
  ]
  for (const { button, window } of windows) {
    const opener = page.getByRole('button', { name: button, exact: true })
    await opener.focus()
    await keyboard.key('Enter')
    await window.waitFor()
    for (let stop = 0; stop < 25; stop += 1) {
      await keyboard.key(stop < 20 ? 'Tab' : 'Shift+Tab')
      // At either end a guard takes the focus for a moment and hands it on.
      await expect
        .poll(() => window.evaluate((element) => element.contains(document.activeElement)), {
          message: 'within the window',
        })
        .toBe(true)
    }
    await keyboard.key('Escape')
    await expect(window).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('what is given the focus once something that had it is gone keeps it, though its window takes it a moment later', async ({
  visit,
}) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const t = wordsIn('fr')
  await register(page, 'Awa')
  await page.getByRole('button', { name: t('accounts.profileButton'), exact: true }).click()
  const window = page.getByRole('dialog', { name: t('accounts.profile.title') })
  const button = window.getByRole('button', { name: t('accounts.security.factor.turnOn') })
  await button.waitFor()
  await button.evaluate(async (given: HTMLElement) => {
    const gone = document.createElement('button')
    given.parentElement?.append(gone)
    gone.focus()
    gone.remove()
    await Promise.resolve()
    given.focus()
    given.closest<HTMLElement>('[role=dialog]')?.focus()
  })
  await expect(button).toBeFocused()
  await window.evaluate((element: HTMLElement) =>
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  )
  await window.focus()
  await expect(window, 'whoever presses it herself has it').toBeFocused()
})
