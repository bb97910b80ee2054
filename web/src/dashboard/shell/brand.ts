import type { UsualWait } from '@app/domain/engines/makers.ts'

/** The first transformation of a client is free (product rule 3), as the server wrote it into the page. */
export const isFirstFree = (): boolean => document.documentElement.dataset.firstFree === 'true'

/** The name of the house as the server wrote it into the page: it is the operator's configuration. */
export const brand = (): string => document.documentElement.dataset.brand ?? ''

/** Where somebody answers in a chat, if the house has one. */
export const supportChat = (): string | undefined => document.documentElement.dataset.supportChat

/** How long images usually take here, whoever makes them. */
export const houseWait = (): UsualWait =>
  document.documentElement.dataset.usualWait === 'minutes' ? 'minutes' : 'hour'
