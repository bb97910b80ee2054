import { pages, siteFiles } from '@app/domain/routes.ts'
import { provenClaims } from '@app/domain/site/claims.ts'
import { LEGAL_FIELDS } from '@app/domain/site/legal-fields.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Site } from '../../page-contract.ts'
import { longDate, percentage } from '../figures.ts'

/** Facts of the operator that legal sentences name; a fact not given is said to be missing. */
export function legalValues(site: Site, language: Language, missing: string): Record<string, string> {
  const facts = Object.fromEntries(LEGAL_FIELDS.map((field) => [field, site.legal[field] || missing]))
  const audit = provenClaims(site.claims).accessibility
  return {
    ...facts,
    brand: site.brand,
    email: site.supportEmail,
    verifyUrl: site.publicUrl + pages.verifyImage(),
    noticeUrl: site.publicUrl + siteFiles.notice(),
    withdrawalUrl: site.publicUrl + pages.withdrawal(),
    // A figure and its unit stay on one line.
    delay: site.supportDelay.replaceAll(' ', '\u00a0'),
    auditRate: audit ? percentage(audit.percent, language) : missing,
    auditEvidence: audit?.evidence ?? missing,
    auditDate: audit ? longDate(audit.date, language) : missing,
  }
}
