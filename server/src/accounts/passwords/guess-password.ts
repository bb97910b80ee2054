import { BASE_STYLE_IDS } from '@app/domain/catalogue/base-styles.ts'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Why a password is easily guessed: keys of texts `fields`, each of which says what would help. */
export type Weakness =
  | 'passwordCommon'
  | 'passwordDate'
  | 'passwordKeys'
  | 'passwordPersonal'
  | 'passwordRepeated'
  | 'passwordSequence'
  | 'passwordWord'

/** What anybody would try for this account: her names, her address, the name of the house. */
export interface Personal {
  firstName: string
  lastName?: string | null
  email: string
  house: string
}

/**
 * Guesses an attacker needs who knows the lists, as a power of ten. An account that throttles stands a million; six
 * signs at random need as many, the shortest that is taken.
 */
const ENOUGH_GUESSES_LOG10 = 6
/** The estimate takes seconds for the longest; what follows these signs makes no password easier to guess. */
const SIGNS_READ = 40
/** Shorter parts of an address are in many words. */
const TELLING_LENGTH = 4

/** What French people choose more often than the lists of leaked passwords know. */
const HABITS =
  `motdepasse jetaime monamour doudou loulou chouchou pupuce poupee minou minette mimine tigrou louloutte
  admin administrateur`.split(/\s+/)
/** Words of our trade. */
const TRADE =
  `coiffure coiffeur coiffeuse coiffage cheveux cheveu hairstyle salon beaute meches balayage coloration
  couleur brushing chignon frange lissage permanente boucles barbier`
    .split(/\s+/)
    .concat(BASE_STYLE_IDS.flatMap((id) => [id, ...id.split('_')]))

let loading: Promise<ZxcvbnFactory> | undefined

/** Ten megabytes of French and leaked words, read once somebody chooses a password. */
const estimator = (): Promise<ZxcvbnFactory> => {
  loading ??= (async () => {
    const [{ ZxcvbnFactory: Factory }, common, french] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-fr'),
    ])
    return new Factory({
      dictionary: { ...common.dictionary, ...french.dictionary, habits: HABITS, trade: TRADE },
      graphs: common.adjacencyGraphs,
    })
  })()
  return loading
}

/** Of an estimate's own words for what it found. Source: zxcvbn-ts, `feedback.warning`. */
const WEAKNESS_OF: Record<string, Weakness> = {
  ...{ straightRow: 'passwordKeys', keyPattern: 'passwordKeys' },
  ...{ simpleRepeat: 'passwordRepeated', extendedRepeat: 'passwordRepeated' },
  ...{ sequences: 'passwordSequence' },
  ...{ recentYears: 'passwordDate', dates: 'passwordDate', associatedYears: 'passwordDate' },
  ...{ topTen: 'passwordCommon', topHundred: 'passwordCommon', common: 'passwordCommon' },
  ...{ similarToCommon: 'passwordCommon', pwned: 'passwordCommon', userInputs: 'passwordPersonal' },
}

/**
 * Null where it would take an attacker more than a million guesses, without figures and signs about it: those are what
 * people put there.
 */
export async function weaknessOf(password: string, her: Personal): Promise<Weakness | null> {
  const read = plain(password).slice(0, SIGNS_READ)
  const bare = read.replace(/[^\p{Letter}]+$/u, '')
  const personal = wordsOf(her)
  const estimate = await estimator()
  for (const typed of bare === read || bare === '' ? [read] : [read, bare]) {
    const { guessesLog10, feedback, sequence } = estimate.check(typed, personal)
    // What stands after a word is worth a thousand guesses at the most.
    const enough = typed === read ? ENOUGH_GUESSES_LOG10 : ENOUGH_GUESSES_LOG10 - 3
    if (guessesLog10 >= enough) continue
    const lists = sequence.map((part) => ('dictionaryName' in part ? part.dictionaryName : null))
    if (lists.includes('userInputs')) return 'passwordPersonal'
    if (lists.includes('habits')) return 'passwordCommon'
    return WEAKNESS_OF[feedback.warning ?? ''] ?? 'passwordWord'
  }
  return null
}

/** Dictionaries have their words with accents, or without: so does who tries them. */
const plain = (word: string): string => word.normalize('NFC').toLowerCase()
const bareOf = (word: string): string =>
  plain(word)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

function wordsOf({ firstName, lastName, email, house }: Personal): string[] {
  const [local = '', domain = ''] = email.split('@')
  const parts = local.split(/[^\p{Letter}]+/u).filter(({ length }) => length >= TELLING_LENGTH)
  const words = [firstName, lastName ?? '', house, email, local, domain.split('.')[0] ?? '', ...parts]
  return [...new Set(words.flatMap((word) => [plain(word), bareOf(word)]))].filter(Boolean)
}
