import { pages } from '@app/domain/routes.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { Person } from './person.ts'
import { wordsIn } from './words.ts'

/** The page of her images, once the comparison stands on it. @returns its divider */
export async function openResult(
  page: Page,
  { app, email, transformationId }: { app: { url: string }; email: string; transformationId: string },
): Promise<Locator> {
  await (await Person.return(app.url, email)).enter(page, pages.transformation(transformationId))
  const divider = page.getByRole('slider', { name: wordsIn('fr')('ui.compare') })
  await expect(divider).toBeVisible()
  return divider
}
