import { pages } from '@app/domain/routes.ts'
import { NO_CLAIMS } from '@app/domain/site/claims.ts'
import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'
import { describe, expect, it } from 'vitest'
import type { Site } from '../../page-contract.ts'
import { renderPage } from '../../render.tsx'
import { sampleRequest, sampleSite } from '../../sample-request.ts'

const LEGAL = Object.fromEntries(LEGAL_FIELDS.map((field) => [field, `le ${field} donné`]))
const read = (path: string, site: Partial<Site> = {}, language: 'fr' | 'en' = 'fr') =>
  renderPage(sampleRequest({ path, language, site: { ...sampleSite, legal: LEGAL, ...site } }))
    .html.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const DOCUMENTS = [pages.legalNotice(), pages.privacy(), pages.terms(), pages.accessibility()]

describe('every legal page', () => {
  it.each(DOCUMENTS)('%s bears its version and its day, in both languages', (path) => {
    expect(read(path)).toContain('Version 2026-11, du 21 novembre 2026')
    expect(read(path, {}, 'en')).toContain('Version 2026-11, of 21 November 2026')
  })
  it.each(DOCUMENTS)('%s has nothing to be completed once the operator has given the facts', (path) =>
    expect(read(path)).not.toContain('à compléter'),
  )
  it('none of them leads to the European platform that closed in 2025', () =>
    expect(DOCUMENTS.map((path) => read(path)).join()).not.toMatch(
      /consumers\/odr|règlement en ligne des litiges/,
    ))
  it('together they publish every fact the law asks for', () => {
    const all = DOCUMENTS.map((path) => read(path)).join()
    expect(LEGAL_FIELDS.filter((field) => !all.includes(`le ${field} donné`))).toEqual([])
  })
})

describe('the mediator is named with address and site', () => {
  it.each([pages.legalNotice(), pages.terms()])('on %s', (path) =>
    expect(read(path)).toMatch(/mediator_name donné, le mediator_address donné, le mediator_url donné/),
  )
})

describe('the privacy policy says what article 13 asks', () => {
  it.each([
    ['fr', ['contrat', 'consentement', 'Paiement :', 'Union européenne', '30 jours', 'CNIL', 'Vos droits']],
    ['en', ['contract', 'consent', 'Payment:', 'European Union', '30 days', 'CNIL', 'Your rights']],
  ] as const)('in %s', (language, words) => {
    const page = read(pages.privacy(), {}, language)
    expect(words.filter((word) => !page.includes(word))).toEqual([])
  })
})

describe('the privacy policy names what is kept, and for how long', () => {
  it.each([
    ['fr', ['Trois cookies', 'une heure au plus', 'leur texte est effacé dès leur envoi', ': un jour.']],
    [
      'en',
      [
        'Three strictly necessary cookies',
        'one hour at most',
        'erased as soon as they are sent',
        ': one day.',
      ],
    ],
  ] as const)('in %s', (language, words) => {
    const page = read(pages.privacy(), {}, language)
    expect(words.filter((word) => !page.includes(word))).toEqual([])
  })
})

describe('the accessibility page declares what an audit found', () => {
  const audited = (percent: number) => ({
    claims: { accessibility: { percent, evidence: 'Audit du cabinet', date: '2026-11-01' }, reviews: [] },
  })
  it('not conforming, and why, without an audit', () => {
    const page = read(pages.accessibility(), { claims: NO_CLAIMS })
    expect(page).toContain('déclaré non conforme')
    expect(page).toContain('Accessibilité : non conforme')
  })
  it('partly conforming, with the rate and its evidence', () => {
    const page = read(pages.accessibility(), audited(87))
    expect(page).toMatch(/partiellement conforme.*87 % des critères.*Audit du cabinet, 1er novembre 2026/)
    expect(page).not.toContain('non conforme')
  })
  it('fully conforming', () =>
    expect(read(pages.accessibility(), audited(100))).toContain('Accessibilité : totalement conforme'))
  it('and leads to the Defender of Rights', () =>
    expect(read(pages.accessibility(), {}, 'en')).toContain('Défenseur des droits'))
})
