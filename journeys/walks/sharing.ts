import { pages } from '@app/domain/routes.ts'
import { expect } from '@playwright/test'
import type { Visitor } from './walk.ts'

/** From the page of her images: a link to one of them, what whoever has it sees, and what is left once she stops it. */
export async function sharesALink(visitor: Visitor): Promise<void> {
  const { page, t, look } = visitor
  const result = page.url()
  const alone = await opensALink(visitor, { withBefore: false })
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: t('shares.list.title') }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: new RegExp(t('shares.list.stop')) })).toHaveCount(1)
  await look('share-list')
  const both = await opensALink(visitor, { withBefore: true })
  await page.goto(alone)
  await expect(page.getByRole('link', { name: t('preview.page.link') }).first()).toBeVisible()
  await look('shared')
  await page.goto(both)
  await expect(page.getByRole('slider', { name: t('ui.compare') })).toBeVisible()
  await look('shared-with-before')
  visitor.complaints.expect(/^404 \/partage\//)
  await page.goto(pages.share('a'.repeat(43)))
  await expect(page.getByRole('heading', { name: t('shares.page.goneTitle') })).toBeVisible()
  await look('shared-gone')
  await page.goto(result)
  await expect(page.getByRole('heading', { name: t('shares.list.title') })).toBeVisible()
}

async function opensALink(
  { page, t, look }: Visitor,
  { withBefore }: { withBefore: boolean },
): Promise<string> {
  await page.getByRole('button', { name: t('shares.dialog.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('shares.dialog.title') })
  await expect(dialog.getByRole('button', { name: t('shares.dialog.create') })).toBeVisible()
  if (withBefore) await dialog.getByRole('checkbox').check()
  else await look('share-dialog')
  await dialog.getByRole('button', { name: t('shares.dialog.create') }).click()
  await expect(dialog.getByText(t('shares.dialog.ready'))).toBeVisible()
  if (!withBefore) await look('share-link')
  return dialog.getByLabel(t('shares.dialog.address')).inputValue()
}
