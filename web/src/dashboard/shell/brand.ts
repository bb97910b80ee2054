/** The name of the house as the server wrote it into the page: it is the operator's configuration. */
export const brand = (): string => document.documentElement.dataset.brand ?? ''
