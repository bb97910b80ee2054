import { describe, expect, it } from 'vitest'
import { api, art, pages, siteFiles } from './routes.ts'

const spoken = (routes: Record<string, (part: never) => string>) =>
  Object.values(routes).map((route) => route('{id}' as never))

describe('the addresses of the site', () => {
  it('are, page by page', () => {
    expect(spoken(pages)).toMatchInlineSnapshot(`
      [
        "/",
        "/connexion",
        "/connexion/code",
        "/inscription",
        "/dashboard",
        "/dashboard/nouvelle",
        "/dashboard/transformations/{id}",
        "/dashboard/formations",
        "/dashboard/formations/{id}",
        "/dashboard/inscription/{id}",
        "/dashboard/lecons/{id}",
        "/dashboard/quiz/{id}",
        "/dashboard/credits",
        "/dashboard/achats/{id}",
        "/dashboard/notifications",
        "/operator",
        "/operator/{id}",
        "/operator/figures",
        "/operator/dossiers/{id}",
        "/essayer",
        "/verifier-une-image",
        "/formations",
        "/formations/{id}",
        "/verifier-une-attestation",
        "/verifier-une-attestation/%7Bid%7D",
        "/blog",
        "/blog/{id}",
        "/mentions-legales",
        "/politique-confidentialite",
        "/conditions-generales-de-vente",
        "/accessibilite",
        "/renoncer-au-contrat",
        "/nous-ecrire",
        "/confirmer-adresse/%7Bid%7D",
        "/confirmer-adresse",
        "/mot-de-passe-oublie",
        "/?connexion=login",
        "/nouveau-mot-de-passe",
        "/nouveau-mot-de-passe/%7Bid%7D",
        "/partage",
        "/partage/%7Bid%7D",
        "/courrier-de-developpement",
      ]
    `)
  })

  it('a card provider tells its news at one address of its own', () =>
    expect(api.cardWebhook('stripe')).toBe('/api/stripe/webhook'))

  // spec: 1.4, 7.28
  it('are, call by call', () => {
    expect(spoken(api)).toMatchInlineSnapshot(`
      [
        "/api/user/current",
        "/api/auth/login",
        "/api/auth/register",
        "/api/auth/logout",
        "/api/auth/forgotten-password",
        "/api/auth/new-password",
        "/api/user/stats",
        "/api/user/profile",
        "/api/user/profile-image",
        "/api/user/language",
        "/api/user/password",
        "/api/user/pending-email",
        "/api/user/account",
        "/api/user/export.zip",
        "/api/user/other-sign-ins",
        "/api/auth/email-code",
        "/api/auth/second-factor",
        "/api/auth/passkey/request",
        "/api/auth/passkey",
        "/api/user/second-factor",
        "/api/user/second-factor/new",
        "/api/user/second-factor/recovery-codes",
        "/api/user/passkeys",
        "/api/user/passkeys/new",
        "/api/user/passkeys/removal",
        "/api/auth/confirmation-mail",
        "/api/base-styles",
        "/api/user/favourite-styles",
        "/api/user/favourite-styles/{id}",
        "/api/packages",
        "/api/sessions/draft",
        "/api/sessions/draft/waiting",
        "/api/sessions/draft/{id}",
        "/api/upload/temporary",
        "/api/user/photo-declaration",
        "/api/photos/{id}",
        "/api/photos/{id}/thumbnail",
        "/api/create-payment-intent",
        "/api/payments/{id}",
        "/api/payments/{id}/consent",
        "/api/test-cards/confirm",
        "/api/test-cards/challenge",
        "/api/purchases",
        "/api/purchases/{id}",
        "/api/receipts/{id}/pdf",
        "/api/services/{id}/webhook",
        "/api/{id}/webhook",
        "/api/withdrawals",
        "/api/credits",
        "/api/credits/create-payment-intent",
        "/api/enquiries",
        "/api/user/pro-request",
        "/api/sessions",
        "/api/sessions/create-session",
        "/api/sessions/{id}",
        "/api/sessions/{id}/photos",
        "/api/sessions/{id}/photos/draft",
        "/api/sessions/{id}/more-images",
        "/api/sessions/{id}/review",
        "/api/sessions/{id}/images.zip",
        "/api/images/{id}",
        "/api/images/{id}/thumbnail",
        "/api/images/{id}/before",
        "/api/images/{id}/favourite",
        "/api/images/{id}/redo",
        "/api/images/{id}/before-after",
        "/api/images/{id}/download",
        "/api/images/{id}/shares",
        "/api/shares",
        "/api/shares/{id}",
        "/api/shared/{id}/image",
        "/api/shared/{id}/before",
        "/api/preview",
        "/api/preview/draft",
        "/api/preview/draft/styles",
        "/api/preview/draft/hosted",
        "/api/preview/draft/hosted/{id}",
        "/api/preview/draft/hosted/{id}/picture",
        "/api/preview/{id}",
        "/api/preview/{id}/before",
        "/api/preview/{id}/styles/:style",
        "/api/courses",
        "/api/courses/{id}",
        "/api/courses/{id}/enrolment",
        "/api/courses/{id}/create-payment-intent",
        "/api/courses/{id}/lessons/:lesson",
        "/api/courses/{id}/lessons/:lesson/reading",
        "/api/courses/{id}/modules/:module/quiz",
        "/api/courses/{id}/certificate",
        "/api/courses/{id}/certificate.pdf",
        "/api/operator/waiting",
        "/api/operator/tables/{id}",
        "/api/operator/tables/{id}/csv",
        "/api/operator/acts",
        "/api/operator/figures",
        "/api/operator/dossiers/{id}",
        "/api/operator/dossiers/{id}/file",
        "/api/health",
      ]
    `)
  })

  it('are, file by file', () => {
    expect(spoken(siteFiles)).toMatchInlineSnapshot(`
      [
        "/robots.txt",
        "/sitemap.xml",
        "/site.webmanifest",
        "/favicon.ico",
        "/NOTICE.md",
      ]
    `)
  })

  it('are, drawing by drawing', () => {
    expect(spoken(art)).toMatchInlineSnapshot(`
      [
        "/art/styles/{id}.webp",
        "/art/avatars/{id}.webp",
        "/art/locks/{id}.svg",
        "/art/hero-{id}.svg",
        "/pairs/{id}",
        "/art/line-art.svg",
        "/art/articles/{id}.webp",
        "/art/articles/{id}-partage.jpg",
        "/art/guide/{id}.webp",
        "/art/courses/{id}.svg",
      ]
    `)
  })
})

it('a token in an address is escaped', () => {
  expect(pages.confirmEmail('a/b?c&d')).toBe('/confirmer-adresse/a%2Fb%3Fc%26d')
})
