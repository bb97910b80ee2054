/** The words that may stand beside the trigger, in captions and prompts alike. */
export const SUBJECTS = ['woman', 'man', 'person'] as const
export type Subject = (typeof SUBJECTS)[number]

/** What every model learns its one person as: a word that means nothing. */
export const TRIGGER = 'ohwx'

/** Whom a service has learned, by the words that stand for her. */
export interface Learned {
  /** 3 to 16 of `a-z0-9`; means nothing, and above all not her name. */
  trigger: string
  /** Default: woman. */
  subject?: Subject
}

const TRIGGER_PATTERN = /^[a-z0-9]{3,16}$/

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9]+/)

/**
 * A sentence about whom was learned: trigger and subject stand at its start, where they weigh most, and nowhere else,
 * since a model takes a second one for somebody else.
 * @param rest what follows, with its comma
 * @throws RangeError where the trigger is none, or the rest names it or anybody
 */
export function sentenceAbout({ trigger, subject = 'woman' }: Learned, rest: string): string {
  if (!TRIGGER_PATTERN.test(trigger)) throw new RangeError('a trigger is 3 to 16 of a-z0-9')
  const words = wordsOf(rest)
  const isNamedAgain = [trigger, ...SUBJECTS].some((word) => words.includes(word))
  if (isNamedAgain || SUBJECTS.some((word) => word === trigger))
    throw new RangeError(`who is meant stands at the start alone, not in "${trigger} ${subject}${rest}"`)
  return `${trigger} ${subject}${rest}`
}
