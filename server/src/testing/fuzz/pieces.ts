/** What may stand between two slashes. */
export const HOSTILE_PIECES = [
  ...[
    '%00',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    '..%2f..%2fetc%2fpasswd',
    '..',
    "1'%20or%20'1'='1",
    '%0d%0aset-cookie:a',
  ],
  ...[
    'null',
    '-1',
    '0',
    '1e400',
    '__proto__',
    'constructor',
    'x'.repeat(190),
    'x'.repeat(5000),
    '%F0%9F%A6%B1',
  ],
]

/** Half a pair has no address: it is sent as the bytes some clients write for it. */
export const encoded = (value: unknown): string =>
  encodeURIComponent(String(value).replace(/[\ud800-\udfff]/gu, '\ufffd'))
