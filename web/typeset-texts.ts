import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { typeset } from '@app/texts/typeset.ts'
import type { Plugin } from 'vite'

const SENTENCES = /\/texts\/src\/(fr|en)\/\1\.ts$/
const WRITTEN = { fr, en }
/** What only messages, receipts and acts of the operator's say is printed by the server, and is no weight for a browser. */
const PRINTED_BY_SERVER = ['mails', 'receipts', 'contract', 'actAnswers']

/** Typesets the sentences while the site is built, so that no browser does it again at every load. */
export const typesetTexts = (): Plugin => ({
  name: 'typeset-texts',
  apply: 'build',
  load(id) {
    const language = SENTENCES.exec(id)?.[1]
    if (language !== 'fr' && language !== 'en') return null
    const words = Object.entries(typeset(language, WRITTEN[language]))
    const shown = words.filter(([noun]) => !PRINTED_BY_SERVER.includes(noun))
    return `export const ${language} = ${JSON.stringify(Object.fromEntries(shown))}`
  },
})
