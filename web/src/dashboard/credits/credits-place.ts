import { pages } from '@app/domain/routes.ts'

const FOR = 'pour'

/** Where credits are bought; `transformationId` is where she comes from, to find her way back. */
export const creditsPlace = (transformationId?: string): string =>
  transformationId
    ? `${pages.credits()}?${new URLSearchParams({ [FOR]: transformationId })}`
    : pages.credits()

/** Where she goes on afterwards. */
export function placeBefore(search: URLSearchParams): { path: string; isTransformation: boolean } {
  const id = search.get(FOR)
  return id
    ? { path: pages.transformation(encodeURIComponent(id)), isTransformation: true }
    : { path: pages.dashboard(), isTransformation: false }
}

/** A document of its own, not a change of page: only there may the card provider's form load. */
export const goAndBuy = (transformationId?: string): void => location.assign(creditsPlace(transformationId))
