/**
 * French typography: sentences are written with plain spaces and straight apostrophes,
 * and leave this workspace with the no-break spaces and quotes of the Imprimerie nationale.
 */
const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

export const typoFr = (sentence: string): string =>
  sentence
    .replaceAll("'", '’')
    .replaceAll(/[ \u202f]?([;!?]+)(?=[\s»)]|$)/g, `${NARROW}$1`)
    .replaceAll(/ %/g, `${NARROW}%`)
    .replaceAll(/ :(?=\s|$)/g, `${NO_BREAK}:`)
    .replaceAll(/«[ \u00a0]?/g, `«${NO_BREAK}`)
    .replaceAll(/[ \u00a0]?»/g, `${NO_BREAK}»`)
    .replaceAll(/ €/g, `${NO_BREAK}€`)
    .replaceAll(/(\d|}}) (?=(h|j|Mo|min|s)\b)/g, `$1${NO_BREAK}`)
    .replaceAll(/(\d) (?=\d{3}\b)/g, `$1${NARROW}`)

export const typoEn = (sentence: string): string => sentence.replaceAll("'", '’')
