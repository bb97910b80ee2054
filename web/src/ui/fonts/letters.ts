/** Every character the fonts of the interface keep: Latin as French and English print it. Others fall back. */
const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const ASCII = between(0x20, 0x7e)
const WESTERN_EUROPE = between(0xa0, 0xff)
const LIGATURES = 'ŒœŸ'
const PUNCTUATION = '‘’“”„–—…•‹›−→←€™\u2009\u202f'

/** What may be emphasised in a heading or an article, or counts a step: words and figures. */
export const EMPHASISED = `${ASCII.replaceAll(/[^\w ',.-]/g, '')}àâäçéèêëîïôöùûüÀÂÇÉÈÊŒœ’\u00a0`

export const LETTERS = ASCII + WESTERN_EUROPE + LIGATURES + PUNCTUATION
