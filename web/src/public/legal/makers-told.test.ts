import { isHosted, type Maker } from '@app/domain/engines/makers.ts'
import { pages } from '@app/domain/routes.ts'
import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../render.tsx'
import { sampleRequest, sampleSite } from '../../sample-request.ts'

const LEGAL = Object.fromEntries(LEGAL_FIELDS.map((field) => [field, `le ${field} donné`]))
type Language = 'fr' | 'en'

/** What a reader sees of a page, its spaces and apostrophes made plain. */
const read = (path: string, makers: Maker[], language: Language = 'fr') =>
  renderPage(sampleRequest({ path, language, site: { ...sampleSite, legal: LEGAL, makers } }))
    .html.replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('’', "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')

const SETS: Maker[][] = [
  ['hair'],
  ['replicate'],
  ['fal'],
  ['comfyui'],
  ['hair', 'replicate'],
  ['comfyui', 'fal'],
]
const named = (makers: Maker[]) => makers.join(' and ')
const CASES = SETS.flatMap((makers) =>
  (['fr', 'en'] as const).map((language) => ({ makers, language, who: named(makers) })),
)

/** What must be read where this one may make images, and where it may not must not be. */
const OF: Record<Maker, Record<Language, RegExp[]>> = {
  hair: {
    fr: [/notre propre programme les calcule, sur les serveurs de cet hébergeur/],
    en: [/our own program creates them, on the servers of this host/],
  },
  comfyui: {
    fr: [/une machine de notre maison les calcule/, /nos propres machines/],
    en: [/a machine of our own creates them/, /our own machines/],
  },
  replicate: {
    fr: [
      /Replicate, LLC, États-Unis/,
      /Pour un aperçu, Replicate reçoit une seule de vos photos/,
      /Les images créées par Replicate/,
      /au bout d'une heure/,
    ],
    en: [
      /Replicate, LLC, United States/,
      /For a preview, Replicate receives a single photo/,
      /Images created by Replicate/,
      /after an hour/,
    ],
  },
  fal: {
    fr: [
      /Features & Labels, Inc\., États-Unis/,
      /Pour un aperçu, fal reçoit une seule de vos photos/,
      /Les images créées par fal/,
      /à l'échéance que nous fixons/,
    ],
    en: [
      /Features & Labels, Inc\., United States/,
      /For a preview, fal receives a single photo/,
      /Images created by fal/,
      /on the date we set/,
    ],
  },
}
/** What must be read where photos are sent to anybody, and nowhere else. */
const SENT: Record<Language, RegExp[]> = {
  fr: [
    /jamais sans (cela|lui)/,
    /ni votre nom ni votre adresse e-mail/,
    /sous les clauses contractuelles types de la Commission européenne/,
    /Ce modèle est à vous seule/,
    /30 jours après la livraison, ou dès que vous les effacez/,
    /que vous pouvez retirer en effaçant ses photos sources \(article 6\.1\.a\)/,
  ],
  en: [
    /never (otherwise|without it)/,
    /neither your name nor your e-mail address/,
    /under the standard contractual clauses of the European Commission/,
    /That model is yours alone/,
    /30 days after delivery, or as soon as you delete them/,
    /which you can withdraw by deleting its source photos \(article 6\.1\.a\)/,
  ],
}
/** What is true only while photos go to nobody. */
const KEPT: Record<Language, RegExp[]> = {
  fr: [
    /Vos photos ne sont envoyées à aucun service/,
    /Vos photos et vos images ne quittent pas les serveurs/,
  ],
  en: [/Your photos are not sent to any artificial/, /Your photos and images do not leave the servers/],
}
/** What is true wherever an image service may make previews. */
const PREVIEWED: Record<Language, RegExp> = {
  fr: /Aperçu que vous demandez avant de commander : effacé dès que vous partez, au plus tard au bout de 10 minutes/,
  en: /A preview you ask for before ordering: erased as soon as you leave, or after 10 minutes at the latest/,
}
const ALWAYS: Record<Language, RegExp> = {
  fr: /Vos photos n'entraînent aucun modèle général et ne servent à personne d'autre que vous\./,
  en: /Your photos train no general model and are used for nobody but you\./,
}
const leaves = (makers: Maker[]) => makers.includes('replicate') || makers.includes('fal')

describe('the privacy policy says what becomes of her photos (P2)', () => {
  it.each(CASES)('where $who may make images, in $language', ({ makers, language }) => {
    const page = read(pages.privacy(), makers, language)
    for (const [maker, said] of Object.entries(OF))
      for (const words of said[language])
        expect([words, words.test(page)]).toEqual([words, makers.includes(maker as Maker)])
    for (const words of SENT[language]) expect([words, words.test(page)]).toEqual([words, leaves(makers)])
    for (const words of KEPT[language]) expect([words, words.test(page)]).toEqual([words, !leaves(makers)])
    expect(PREVIEWED[language].test(page)).toBe(makers.some(isHosted))
    expect(page).toMatch(ALWAYS[language])
  })
  it.each(CASES)('and leaves no hole and nothing to complete: $who, $language', ({ makers, language }) => {
    for (const path of [pages.privacy(), pages.terms(), pages.home()])
      expect(read(path, makers, language)).not.toMatch(/\{\{|à compléter|to be completed/)
  })
})

const WAITS: Record<Language, { minutes: RegExp; hour: RegExp }> = {
  fr: { minutes: /en quelques minutes/, hour: /en moins d'une heure/ },
  en: { minutes: /within minutes/, hour: /within an hour/ },
}

describe('how long it takes is said as it is', () => {
  it.each(CASES)('where $who may make images, in $language', ({ makers, language }) => {
    const [said, unsaid] = leaves(makers) ? (['hour', 'minutes'] as const) : (['minutes', 'hour'] as const)
    for (const path of [pages.terms(), pages.home()]) {
      expect(read(path, makers, language)).toMatch(WAITS[language][said])
      expect(read(path, makers, language)).not.toMatch(WAITS[language][unsaid])
    }
  })
  it('also to search engines', () => {
    const { html } = renderPage(sampleRequest({ site: { ...sampleSite, makers: ['fal'] } }))
    expect(html).toMatch(/<meta name="description" content="[^"]*en moins d’une heure/)
    expect(html).toMatch(/"FAQPage".*arrivent en général en moins d’une heure/s)
    expect(html).toContain('data-usual-wait="hour"')
  })
})

describe('before she orders', () => {
  it.each(CASES)('the terms say when her consent is asked for: $who, $language', ({ makers, language }) => {
    const asked = { fr: /demandé avant la commande/, en: /asked for before the order/ }[language]
    expect(asked.test(read(pages.terms(), makers, language))).toBe(leaves(makers))
  })
  it.each(CASES)('so does the answer to what becomes of her photos: $who, $language', (told) => {
    const asked = { fr: /nous vous demandons votre accord avant/, en: /we ask for your consent before/ }
    expect(asked[told.language].test(read(pages.home(), told.makers, told.language))).toBe(
      leaves(told.makers),
    )
  })
  it('both services are named where either may make them', () =>
    expect(read(pages.terms(), ['replicate', 'fal'])).toContain('peuvent être créées par Replicate ou fal.'))
})
