/** The articles of the blog, by the last part of their address: the same in both languages, and in sitemap.xml. */
export const ARTICLE_SLUGS = [
  'lire-un-nuancier',
  'coupe-et-texture',
  'reussir-ses-photos',
  'frange-mode-d-emploi',
  'changer-de-couleur',
  'montrer-avant-de-couper',
] as const
export type ArticleSlug = (typeof ARTICLE_SLUGS)[number]

export const isArticleSlug = (slug: string): slug is ArticleSlug =>
  (ARTICLE_SLUGS as readonly string[]).includes(slug)
