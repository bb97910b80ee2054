import { pages } from '@app/domain/routes.ts'
import { NO_CLAIMS } from '@app/domain/site/claims.ts'
import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'
import { TERMS_VERSION } from '@app/domain/site/terms-version.ts'
import { describe, expect, it } from 'vitest'
import type { Site } from '../../page-contract.ts'
import { renderPage } from '../../render.tsx'
import { sampleRequest, sampleSite } from '../../sample-request.ts'

const LEGAL = Object.fromEntries(LEGAL_FIELDS.map((field) => [field, `le ${field} donné`]))
const read = (path: string, site: Partial<Site> = {}, language: 'fr' | 'en' = 'fr') =>
  renderPage(sampleRequest({ path, language, site: { ...sampleSite, legal: LEGAL, ...site } }))
    .html.replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const plain = (page: string) => page.replaceAll(/[\u00a0\u202f]/g, ' ')
const DOCUMENTS = [pages.legalNotice(), pages.privacy(), pages.terms(), pages.accessibility()]

describe('every legal page', () => {
  it.each(DOCUMENTS)('%s bears its version and its day, in both languages', (path) => {
    expect(read(path)).toContain(`Version ${TERMS_VERSION}, du 21 novembre 2026`)
    expect(read(path, {}, 'en')).toContain(`Version ${TERMS_VERSION}, of 21 November 2026`)
  })
  it.each(DOCUMENTS)('%s has nothing to be completed once the operator has given the facts', (path) =>
    expect(read(path)).not.toContain('à compléter'),
  )
  it('none of them leads to the European platform that closed in 2025 (L7)', () =>
    expect(DOCUMENTS.map((path) => read(path)).join()).not.toMatch(
      /consumers\/odr|règlement en ligne des litiges/,
    ))
  it('together they publish every fact the law asks for (L8)', () => {
    const all = DOCUMENTS.map((path) => read(path)).join()
    expect(LEGAL_FIELDS.filter((field) => !all.includes(`le ${field} donné`))).toEqual([])
  })
})

it('the legal notice leads to the licences of what the site is built on', () => {
  for (const language of ['fr', 'en'] as const)
    expect(read(pages.legalNotice(), {}, language)).toContain('/NOTICE.md')
})

describe('the mediator is named with address and site (L7)', () => {
  it.each([pages.legalNotice(), pages.terms()])('on %s', (path) =>
    expect(read(path)).toMatch(/mediator_name donné, le mediator_address donné, le mediator_url donné/),
  )
})

describe('the terms say what must be known before ordering (L221-5, R221-2) (L3)', () => {
  const FACTS = {
    fr: {
      'who sells':
        /legal_name donné, le legal_form donné.*SIREN le siren donné.*le phone donné, bonjour@ondee\.example/,
      'the price, all taxes included': /toutes taxes comprises/,
      'how it is paid, and by whom': /par carte \(le payment_provider donné\)/,
      'when it is delivered': /24 h après le paiement/,
      'what credits are': /Un crédit vaut une image de plus/,
      'the fourteen days, and when they end': /14 jours après le paiement.*premier jour ouvrable/,
      'where the function to withdraw is':
        /« Renoncer au contrat ici ».*ondee\.example\/renoncer-au-contrat.*« Confirmer la rétractation »/,
      'how the right is lost': /perdu une fois les images livrées \(article L221-28/,
      'what is owed of what was begun': /leur part du prix reste due \(article L221-25\)/,
      'the model form': /Modèle de message.*ma rétractation du contrat portant sur/,
      'the legal guarantees': /L224-25-12.*deux ans.*1641 à 1649/,
      'the mediator': /médiateur de la consommation dont nous relevons/,
      'professional accounts': /SIRET.*test gratuit de 5 images/,
    },
    en: {
      'who sells':
        /legal_name donné, le legal_form donné.*SIREN le siren donné.*le phone donné, bonjour@ondee\.example/,
      'the price, all taxes included': /all taxes included/,
      'when it is delivered': /24 h after payment/,
      'where the function to withdraw is':
        /Withdraw from the contract here.*ondee\.example\/renoncer-au-contrat.*Confirm withdrawal/,
      'the model form': /Model message.*I hereby give notice/,
      'the legal guarantees': /L224-25-12.*two years.*1641 to 1649/,
      'the mediator': /consumer mediator we belong to/,
    },
  }
  it.each(Object.entries(FACTS.fr))('%s', (_, words) => expect(plain(read(pages.terms()))).toMatch(words))
  it.each(Object.entries(FACTS.en))('%s, in English', (_, words) =>
    expect(plain(read(pages.terms(), {}, 'en'))).toMatch(words),
  )
  it('and nothing of an expiry of credits that nobody enforces', () =>
    expect(read(pages.terms())).not.toContain('24 mois'))
})

describe('Stripe is named as a recipient', () => {
  it('where it takes the cards', () => {
    const page = read(pages.privacy(), { cardProvider: 'stripe' })
    expect(page).toContain('Stripe Payments Europe, Limited')
    expect(page).toContain('__stripe_mid')
  })
  it('and not where it does not', () => expect(read(pages.privacy())).not.toContain('Stripe'))
})

describe('the privacy policy says what article 13 asks (P2)', () => {
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
    ['fr', ['Cinq cookies', 'une heure au plus', 'leur texte est effacé dès leur envoi', ': un jour.']],
    [
      'en',
      [
        'Five strictly necessary cookies',
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

describe('the accessibility page declares what an audit found (L12)', () => {
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
