import { en } from '@app/texts/en/en.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { typeset } from '@app/texts/typeset.ts'
import type { Plugin } from 'vite'

const SENTENCES = /\/texts\/src\/(fr|en)\/\1\.ts$/
const WRITTEN = { fr, en }

/** Typesets the sentences while the site is built, so that no browser does it again at every load. */
export const typesetTexts = (): Plugin => ({
  name: 'typeset-texts',
  apply: 'build',
  load(id) {
    const language = SENTENCES.exec(id)?.[1]
    if (language !== 'fr' && language !== 'en') return null
    return `export const ${language} = ${JSON.stringify(typeset(language, WRITTEN[language]))}`
  },
})
