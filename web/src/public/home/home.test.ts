import { BASE_STYLE_IDS, BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import type { Claims } from '@app/domain/site/claims.ts'
import { PAIRS } from '@app/domain/site/pairs.ts'
import { createTexts } from '@app/texts/create-texts.ts'
import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest, sampleSite } from '../../sample-request.ts'

const proof = { evidence: 'Comptage des commandes', date: '2026-11-01' }
const CLAIMS: Claims = {
  women: { count: 10_000, ...proof },
  delivered: { count: 1240, ...proof },
  satisfaction: { percent: 98, answers: 214, from: '2026-01-01', to: '2026-10-31', ...proof },
  reviews: [{ firstName: 'Lina', month: '2026-10-01', text: 'Fidèle à mon visage.', ...proof }],
}
const without = (gap: Partial<typeof proof>): Claims => ({
  women: { count: 10_000, ...proof, ...gap },
  satisfaction: { percent: 98, answers: 214, from: '2026-01-01', to: '2026-10-31', ...proof, ...gap },
  reviews: [{ firstName: 'Lina', month: '2026-10-01', text: 'Fidèle à mon visage.', ...proof, ...gap }],
})

/** What a reader sees of the home page, its spaces made plain. */
const read = (site: Partial<typeof sampleSite>, language: 'fr' | 'en' = 'fr') =>
  renderPage(sampleRequest({ site: { ...sampleSite, ...site }, language }))
    .html.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('what the house claims', () => {
  it('with its evidence, each figure is shown with its day (L11)', () => {
    const page = read({ claims: CLAIMS })
    expect(page).toContain('Plus de 10 000 femmes')
    expect(page).toContain('Comptage des commandes, 1er novembre 2026')
    expect(page).toContain('1 240 transformations livrées au 1er novembre 2026')
    expect(page).toContain(
      '98 % de clientes satisfaites (214 réponses, du 1er janvier 2026 au 31 octobre 2026)',
    )
  })
  it('in English as well', () => expect(read({ claims: CLAIMS }, 'en')).toContain('More than 10,000 women'))
  it('a review is her words, her first name, the month, and how we know (L11)', () => {
    const page = read({ claims: CLAIMS })
    expect(page).toContain('Fidèle à mon visage.')
    expect(page).toContain('Lina, octobre 2026')
    expect(page).toContain('Avis vérifié : cliente ayant reçu une transformation')
    expect(page).not.toContain('Les premiers avis vérifiés apparaîtront ici.')
  })
  it.each([
    ['evidence', { evidence: '' }],
    ['a date', { date: '' }],
    // spec: 1.22
  ])('without %s nothing of it is shown, and the honest words are (L11)', (_, gap) => {
    const page = read({ claims: without(gap) })
    expect(page).not.toMatch(/10 000|98 %|Lina/)
    expect(page).toContain('Une nouvelle maison, déjà à votre écoute')
    expect(page).toContain('Les premiers avis vérifiés apparaîtront ici.')
  })
})

const PACKAGE: Package = {
  ...{ id: 'pack_20', name: 'Signature', description: '', images: 20, price: 2490, pricePerImage: 1.25 },
  recommended: true,
  lock: null,
  words: { name: { fr: 'Signature', en: 'Signature' }, description: { fr: 'Assez.', en: 'Enough.' } },
}

describe('the proof before the price', () => {
  const { html } = renderPage(sampleRequest())
  it('is pairs of six women and more, each under a slider, marked as made by AI (L10)', () => {
    const sliders = html.match(/<input type="range"[^>]*data-compare/g) ?? []
    expect(new Set(PAIRS.map(({ portrait }) => portrait)).size).toBeGreaterThanOrEqual(6)
    expect(sliders).toHaveLength(PAIRS.length)
    expect(html.match(/pair-mark">Image créée par IA</g)).toHaveLength(PAIRS.length)
  })
  it('names style and tone of each, and says what the portraits are', () => {
    for (const { style } of PAIRS)
      expect(read({})).toContain(`${createTexts('fr', fr).t(`styles.${style}.label`)}`)
    expect(read({})).toContain('Carré à frange 1.0 noir')
    expect(read({})).toContain('Portraits générés, résultats de notre moteur.')
  })
  it('says so where another engine than ours makes her images', () => {
    expect(read({})).not.toContain('un autre moteur')
    expect(read({ makers: ['replicate'] })).toContain('Vos images peuvent être créées par un autre moteur')
  })
  it('comes in AVIF and WebP; the one picture the hero begins with at once, the others as they come into view', () => {
    const pictures = html.match(/<picture><source type="image\/avif".*?<\/picture>/gs) ?? []
    expect(pictures).toHaveLength(2 * PAIRS.length)
    const eager = pictures.filter((picture) => picture.includes('loading="eager"'))
    expect(eager).toHaveLength(1)
    for (const picture of eager) expect(picture).toContain('fetchPriority="high"')
    for (const picture of pictures) expect(picture).toMatch(/<img [^>]*\.webp 384w|<img [^>]*\.webp 280w/)
  })
})

describe('the prices', () => {
  it('are those of the catalogue, with the price of one image', () => {
    expect(read({ packages: [PACKAGE] })).toMatch(/Recommandé Signature 24,90 € 20 images 1,25 € par image/)
    expect(read({ packages: [PACKAGE] }, 'en')).toMatch(/Signature €24\.90 20 images/)
  })
  it('begin with what the free first transformation is, where there is one', () => {
    const told = 'Offerte une fois, sans carte bancaire, dès que votre adresse e-mail est confirmée.'
    expect(read({ packages: [PACKAGE] })).toContain(`Première transformation 0,00 € 1 image ${told}`)
    expect(read({ packages: [PACKAGE], firstFree: false })).not.toMatch(/0,00 €|Première transformation/)
  })
  it('are left out where the catalogue could not be read', () =>
    expect(read({ packages: [] })).not.toContain('sans abonnement'))
})

describe('the gallery', () => {
  it('speaks of every kind of hair only when there is a style for each', () => {
    expect(read({})).toContain('Pour cheveux lisses, ondulés, bouclés et crépus.')
    const offeredStyles = ['long_lisse', 'balayage_doux'] as const
    expect(read({ stylesOffered: 2, offeredStyles })).not.toContain('crépus')
  })
  it.each(['fr', 'en'] as const)(
    'says the tone of each style in words beside its number (%s)',
    (language) => {
      const { t } = createTexts(language, { fr, en }[language])
      for (const id of BASE_STYLE_IDS) {
        const words = `${t(`styles.${id}.label`)} .{3,40}, ${t(`styles.${id}.tone`)}`
        expect(read({}, language)).toMatch(
          new RegExp(`${BASE_STYLES[id].tone} ${words}`.replace(/\s/g, '\\s')),
        )
      }
    },
  )
  it('says that its heads are drawn', () => {
    expect(read({})).toContain(
      'Ces têtes sont des dessins ; vos images seront créées à partir de vos photos.',
    )
  })
})

describe('the footer', () => {
  // spec: 2.21, 2.22
  it('leads to every legal page and to the house, whose address comes last (L8)', () => {
    const { html } = renderPage(sampleRequest())
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
    expect([...footer.matchAll(/href="([^"]+)"/g)].map(([, href]) => href).slice(-7)).toEqual([
      '/mentions-legales',
      '/politique-confidentialite',
      '/conditions-generales-de-vente',
      '/renoncer-au-contrat',
      '/accessibilite',
      '/nous-ecrire',
      'mailto:bonjour@ondee.example',
    ])
  })
  const NONE = { instagram: null, tiktok: null, whatsapp: null }
  it.each([
    { network: 'instagram', name: 'Instagram' },
    { network: 'tiktok', name: 'TikTok' },
    { network: 'whatsapp', name: 'WhatsApp' },
    // spec: 1.26, 2.20
  ])('leads to $name where the house is there, and to no other', ({ network, name }) => {
    const social = { ...NONE, [network]: 'https://reseau.example/ondee' }
    const { html } = renderPage(sampleRequest({ site: { ...sampleSite, social } }))
    const community = /<nav aria-label="Communauté".*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(community.match(/<a /g)).toHaveLength(1)
    expect(community).toMatch(new RegExp(`<a href="https://reseau.example/ondee"[^>]*>${name}</a>`))
  })
  it('leads to the chat of the house only where somebody answers there', () => {
    const supportChat = 'https://clavardage.example/ondee'
    const chat = /<a href="([^"]+)"[^>]*>Discuter avec nous<\/a>/
    const { html } = renderPage(sampleRequest({ site: { ...sampleSite, supportChat } }))
    expect(chat.exec(html)?.[1]).toBe(supportChat)
    expect(html).toContain(`data-support-chat="${supportChat}"`)
    expect(renderPage(sampleRequest()).html).not.toMatch(/Discuter avec nous|data-support-chat/)
  })
  it('names no community where there is none', () => {
    expect(renderPage(sampleRequest({ site: { ...sampleSite, social: NONE } })).html).not.toContain(
      'Communauté',
    )
  })
})
