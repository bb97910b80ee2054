import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import type { CourseOffer } from '@app/domain/courses/course-offer.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import type { Refusal } from '@app/domain/errors.ts'
import type { CardProviderName } from '@app/domain/payment/card-providers.ts'
import type { Claims } from '@app/domain/site/claims.ts'
import type { CourseText } from '@app/texts/courses/course.ts'
import type { Language } from '@app/texts/languages.ts'

/** The one inline script of every page; the server's content policy allows it by its hash. */
export { FIRST_SCRIPT } from './first-script.ts'

/** What the operator configures about the house; everything a page may say of it. */
export interface Site {
  brand: string
  supportEmail: string
  supportDelay: string
  /** Where somebody answers in a chat; nothing of it is shown where there is none. */
  supportChat: string | null
  publicUrl: string
  /** The first transformation is free (product rule 3); every mention of it hangs on this. */
  firstFree: boolean
  /** Who may make images, the preferred one first: pages say where photos go, and how long she waits. */
  makers: Maker[]
  /** What is sold, for the price list; empty where the catalogue could not be read. */
  packages: readonly Package[]
  /** Who takes cards: the privacy policy says what that means. */
  cardProvider?: CardProviderName
  /** How many base styles the engine really offers. */
  stylesOffered: number
  /** Which ones, for the gallery; without it the first `stylesOffered` of the catalogue are shown. */
  offeredStyles?: readonly BaseStyleId[]
  social: { instagram: string | null; tiktok: string | null; whatsapp: string | null }
  /** Operator's legal fields; empty ones are shown as « à compléter » outside production. */
  legal: Record<string, string>
  /** What the operator claims; a page shows only what `provenClaims` lets through. */
  claims: Claims
}

/** A course of the catalogue, in both languages. */
export interface ShownCourse {
  texts: Record<Language, CourseText>
  /** Null while it is to come. */
  offer: CourseOffer | null
}

/** What anybody who has the number of a certificate is told. */
export interface CertificateFacts {
  number: string
  /** The course's address, and what it was called when the certificate was issued. */
  course: string
  titles: Record<Language, string>
  minutes: number
  certification: CourseOffer['certification']
  issuedAt: string
  /** Null unless she wished it to be told. */
  name: string | null
}

/** What the page behind a link may say of what it shows. */
export interface SharedFacts {
  /** Its pictures are asked for with it. */
  token: string
  style: BaseStyleId
  tone: string
  /** Of the image, px: for its shape. */
  width: number
  height: number
  /** Her photo stands beside it. */
  hasBefore: boolean
  /** When the link ends, as the clock of the database has it. */
  expiresAt: string
}

export interface PageRequest {
  /** Path without query. */
  path: string
  /** Query parameters by name. */
  query: Record<string, string>
  language: Language
  signedIn: boolean
  site: Site
  /** Hosts that must stay out of search engines get false. */
  indexable: boolean
  /** URL of a built asset by its source name, e.g. `src/public/public.ts`; the scripts and the stylesheets it needs. */
  assets: {
    script: (source: string) => string
    imports: (source: string) => string[]
    styles: (source: string) => string[]
    preload: string[]
  }
  /** What the link that was opened shows; null where it opens nothing. */
  shared?: SharedFacts | null
  /** What is taught, and what the operator has decided of it: on the pages of courses. */
  courses?: readonly ShownCourse[]
  /** What the number in the address, or in the form, stands for; null where no certificate bears it. */
  certificate?: CertificateFacts | null
  /** The policy of this document allows others' scripts: `<html data-allows-third-parties>` says so to the dashboard. */
  allowsThirdParties?: boolean
  /** Raw HTML put first in <head>: the reload client in development, nothing otherwise. */
  headHtml: string
  /** Of a page that is shown again in answer to its form. */
  sent?: SentForm
}

/** A form that the browser sent without a script of ours. */
export interface SentForm {
  status: number
  /** What she typed, for the form to show again; never a password. */
  typed: Readonly<Record<string, string>>
  /** Null: it was done, and the page says so. */
  refusal: Refusal | null
}

export interface RenderedPage {
  status: number
  /** What search engines may do with it; the server says it in a header too. */
  robots: string
  html: string
}

/** web/src/render.tsx exports `renderPage: RenderPage`. */
export type RenderPage = (request: PageRequest) => RenderedPage
