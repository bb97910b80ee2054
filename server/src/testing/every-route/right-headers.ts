/** What every answer bears, be it a page, a file or a call. */

/** Our own scripts run, and nothing else. */
export const POLICY_RULES: readonly RegExp[] = [
  ...[
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].map((rule) => new RegExp(`(^|;)${rule}`)),
  /^(?!.*script-src[^;]*'unsafe-)/,
  /^(?!.*(https?:|\*))/,
]

/** A year at least. */
const LONG = String.raw`max-age=(3153[6-9]\d{3}|31[6-9]\d{5}|3[2-9]\d{6}|[4-9]\d{7}|\d{9,})`

export const HEADER_RULES: readonly (readonly [name: string, rule: RegExp])[] = [
  ['strict-transport-security', new RegExp(`^${LONG}; includeSubDomains`)],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^(strict-origin-when-cross-origin|no-referrer)$/],
  ['permissions-policy', /^camera=\(self\), microphone=\(\), geolocation=\(\), payment=\(self\)$/],
  ['cross-origin-opener-policy', /^same-origin$/],
]

type Headers = Record<string, unknown>

export const policyFaults = (headers: Headers): string[] =>
  POLICY_RULES.filter((rule) => !rule.test(String(headers['content-security-policy']))).map(String)

export const headerFaults = (headers: Headers): string[] =>
  HEADER_RULES.filter(([name, rule]) => !rule.test(String(headers[name]))).map(
    ([name]) => `${name}: ${headers[name]}`,
  )
