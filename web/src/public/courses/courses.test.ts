import { pages } from '@app/domain/routes.ts'
import type { CourseText } from '@app/texts/courses/course.ts'
import { describe, expect, it } from 'vitest'
import type { CertificateFacts, ShownCourse } from '../../page-contract.ts'
import { renderPage } from '../../render.tsx'
import { sampleRequest } from '../../sample-request.ts'

const text = (title: string): CourseText => ({
  ...{ slug: 'essai', title, summary: `${title}.`, audience: 'Coiffeuses', minutes: 90 },
  intro: [{ kind: 'paragraph', words: ['Avant tout.'] }],
  modules: [
    {
      ...{ slug: 'un', title: 'Premier module', aim: 'Lire' },
      lessons: [
        {
          ...{ slug: 'a', title: 'Leçon A', minutes: 4, sections: [] },
          intro: [{ kind: 'paragraph', words: ['Le secret de la leçon.'] }],
        },
      ],
      quiz: [],
    },
  ],
})
const offer = { priceCents: 0, trainer: 'Nora Vidal', certification: null }
const COURSE: ShownCourse = { texts: { fr: text('Colorimétrie'), en: text('Colour theory') }, offer }
const show = (change: Parameters<typeof sampleRequest>[0], course: Partial<ShownCourse> = {}) =>
  renderPage(sampleRequest({ courses: [{ ...COURSE, ...course }], ...change }))
const path = pages.publicCourse('essai')

describe('the catalogue', () => {
  it.each([
    ['fr', 'Colorimétrie'],
    ['en', 'Colour theory'],
  ] as const)('in %s leads to every course', (language, title) => {
    const { html, robots } = show({ path: pages.courseCatalogue(), language })
    expect(html).toContain(`href="${path}"`)
    expect(html).toContain(title)
    expect(robots).toMatch(/^index/)
  })
})

describe('the page of a course', () => {
  it('has its own title, and says what it teaches without giving a lesson away', () => {
    const { html, status, robots } = show({ path })
    expect([status, robots.split(',')[0]]).toEqual([200, 'index'])
    expect(html).toContain('<title>Colorimétrie | Ondée</title>')
    expect(html).toContain('Premier module')
    expect(html).toContain('Leçon A')
    expect(html).not.toContain('Le secret de la leçon')
    expect(html).toContain('"@type":"Course"')
  })
  it('invites a stranger to enrol, and leads whoever is signed in to it', () => {
    expect(show({ path }).html).toContain('S’inscrire gratuitement')
    const hers = show({ path, signedIn: true }).html
    expect(hers).toContain(`href="${pages.course('essai')}"`)
  })
  it('that is to come names no trainer and no price, and offers nothing to press', () => {
    const { html } = show({ path }, { offer: null })
    expect(html).toContain('À venir')
    expect(html).not.toMatch(/Nora Vidal|Gratuite|S’inscrire gratuitement/)
  })
  // spec: 1.24
  it('calls it certifying only by its number', () => {
    expect(show({ path }).html).not.toContain('certifiante')
    const certification = { type: 'RS', number: 'RS1234', url: 'https://registry.example/RS1234' } as const
    expect(show({ path }, { offer: { ...offer, certification } }).html).toMatch(/certifiante, RS n° RS1234/)
  })
  it.each(['/formations/nulle-part', '/formations/essai/suite'])('%s is none: page not found', (unknown) =>
    expect(show({ path: unknown }).status).toBe(404),
  )
})

const FACTS: CertificateFacts = {
  ...{ number: '2345-6789-ABCD', course: 'essai', minutes: 90, certification: null, name: null },
  titles: { fr: 'Colorimétrie', en: 'Colour theory' },
  issuedAt: '2026-11-24T23:30:00.000Z',
}

describe('the number of a certificate', () => {
  const at = pages.certificate(FACTS.number)
  it('that was issued: the course, and the day in Paris, to nobody’s search engine', () => {
    const { html, status, robots } = show({ path: at, certificate: FACTS })
    expect([status, robots.split(',')[0]]).toEqual([200, 'noindex'])
    expect(html).toMatch(/25\snovembre 2026/)
    expect(html).toContain('Colorimétrie')
  })
  it('tells a name only where its owner wishes', () => {
    expect(show({ path: at, certificate: FACTS }).html).toContain('a choisi de ne pas montrer son nom')
    const named = show({ path: at, certificate: { ...FACTS, name: 'Camille <b>Laurent</b>' } }).html
    expect(named).toContain('Camille &lt;b&gt;Laurent&lt;/b&gt;')
  })
  it('that was not: 404, in words', () => {
    const { html, status } = show({ path: at, certificate: null })
    expect(status).toBe(404)
    expect(html).toContain('Aucune attestation ne porte ce numéro')
  })
  it('may be typed on a page of its own, without any script', () => {
    const { html, status } = show({ path: pages.certificates() })
    expect(status).toBe(200)
    expect(html).toMatch(/<form[^>]*action="\/verifier-une-attestation\/numero" method="get"/)
    expect(html).not.toContain('Aucune attestation')
  })
})
