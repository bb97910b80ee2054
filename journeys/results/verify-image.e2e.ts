import { pages } from '@app/domain/routes.ts'
import { mark } from '@app/hair/files/mark.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults } from '../checks/axe.ts'
import { nameFaults } from '../checks/names.ts'
import { smallTargets } from '../checks/targets.ts'
import { expect, test } from '../journey.ts'
import { Keyboard } from '../visitor/keyboard.ts'
import type { Photo } from '../visitor/visitor-steps.ts'
import { wordsIn } from '../visitor/words.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const t = wordsIn('fr')

const picture = sharp({ create: { width: 960, height: 1280, channels: 3, background: '#8a5a3c' } })
const marked = async (): Promise<Photo> => ({
  name: 'ondee-balayage.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture.clone().withXmp(mark('Ondée')).jpeg().toBuffer(),
})
const unmarked = async (): Promise<Photo> => ({
  name: 'capture.png',
  mimeType: 'image/png',
  buffer: await picture.clone().png().toBuffer(),
})
const letter: Photo = { name: 'lettre.txt', mimeType: 'text/plain', buffer: Buffer.from('Chère Léa') }

const field = (page: Page) => page.getByLabel(t('verify.choose'))
const answer = (page: Page) => page.getByRole('status')
const faults = async (page: Page) =>
  [await axeFaults(page), await nameFaults(page, t), await smallTargets(page)].flat()

test('anybody reads whether an image bears the mark of AI, and nothing of it leaves her telephone (L9)', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  await page.goto(pages.home())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('verify.link') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifier une image')
  await expect(page.getByText(t('verify.privacy'))).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))

  await field(page).setInputFiles(await marked())
  await expect(answer(page)).toContainText(t('verify.outcomes.ai.title'))
  await expect(answer(page)).toContainText('ondee-balayage.jpg')
  await expect(answer(page)).toContainText(t('verify.meanings.compositeWithTrainedAlgorithmicMedia'))
  await expect(answer(page)).not.toContainText(t('verify.meanings.trainedAlgorithmicMedia'))
  await expect(answer(page)).toContainText('compositeWithTrainedAlgorithmicMedia')
  await expect(answer(page).getByText('Ondée', { exact: true })).toBeInViewport()
  await expect(answer(page)).not.toContainText(t('verify.c2pa'))
  expect(await faults(page)).toEqual([])

  await field(page).setInputFiles(await unmarked())
  await expect(answer(page)).toContainText(t('verify.outcomes.none.title'))
  await expect(answer(page)).toContainText(t('verify.outcomes.none.text'))
  await expect(answer(page)).not.toContainText(t('verify.outcomes.ai.title'))
  expect(await faults(page)).toEqual([])

  await field(page).setInputFiles(letter)
  await expect(answer(page)).toContainText(t('verify.outcomes.unreadable.title'))
  await expect(answer(page)).not.toContainText(t('verify.outcomes.none.title'))
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  // Neither a body nor anything else: what was read was here.
  expect(asked).toEqual([])
})

test('an image is chosen by the keyboard alone, or dropped', async ({ visit }) => {
  const page = await visit()
  await page.goto(pages.verifyImage())
  const keyboard = new Keyboard(page)
  const chosen = page.waitForEvent('filechooser')
  await keyboard.press('Enter', field(page))
  await (await chosen).setFiles(await marked())
  await expect(answer(page)).toContainText(t('verify.outcomes.ai.title'))
  await expect(field(page)).toBeFocused()

  const { name, mimeType, buffer } = await unmarked()
  const dropped = await page.evaluateHandle(
    ([name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const carried = new DataTransfer()
      carried.items.add(new File([bytes], name, { type }))
      return carried
    },
    [name, mimeType, buffer.toString('base64')] as const,
  )
  await field(page).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(answer(page)).toContainText(t('verify.outcomes.none.title'))
})

test('where no script runs the page says that it needs one, and offers no field that would do nothing', async ({
  visit,
}) => {
  const page = await visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(pages.verifyImage())
  await expect(page.getByText(/Cette page a besoin de JavaScript/)).toBeVisible()
  await expect(field(page)).toBeHidden()
})
