import { pages } from '@app/domain/routes.ts'

/** « Mes Achats »: the second tab of her journey, which stands over the dashboard. */
export const PURCHASES = `${pages.dashboard()}?fenetre=parcours&onglet=achats`
