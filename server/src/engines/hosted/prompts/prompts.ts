import {
  BASE_STYLE_IDS,
  BASE_STYLES,
  type BaseStyleId,
  type HairLength,
} from '@app/domain/catalogue/base-styles.ts'
import { hairClause } from './hair-clause.ts'
import { type PoseId, type SceneId, sceneWords } from './scenes.ts'
import { type Learned, sentenceAbout } from './subject.ts'
import { toneWords } from './tone-words.ts'

/** Characters. Editing models want short instructions; others read on, but heed the end less and less. */
export const PROMPT_LIMITS = { learned: 1200, edit: 900 } as const

/** `tone`: as a colourist writes it (`isTone`); anything else is refused. */
export interface HairWish {
  style: BaseStyleId
  tone: string
}

export interface LearnedWish extends HairWish, Learned {
  scene: SceneId
  /** Default: facing the camera. */
  pose?: PoseId
}

/** Long hair must end inside the picture. */
const FRAMING: Record<HairLength, string> = {
  court: 'Head-and-shoulders portrait photograph',
  mi_long: 'Head-and-shoulders portrait photograph taken from a step back',
  long: 'Head-and-shoulders portrait photograph taken from two steps back, framed down to below the chest',
}

/**
 * What a service that has learned her is told, for one picture: whole sentences, the most important first; nothing is
 * denied and nothing weighted, since Flux understands neither.
 * @throws RangeError for a trigger or a tone that is none
 */
export function learnedPrompt({ style, tone, scene, pose = 'facing', ...learned }: LearnedWish): string {
  const rest = [
    `, hairstyle: ${hairClause(style)}; hair colour: ${toneWords(tone)}.`,
    'The face, skin tone and age are true to life, with natural skin texture and the usual everyday make-up.',
    `${FRAMING[BASE_STYLES[style].length]}, ${sceneWords(scene, pose)}.`,
    'All of the hair lies inside the frame with space above the head, sharp from the roots to the ends.',
    'An ordinary, honest photograph, 50 mm lens, true colours.',
  ]
  return within(PROMPT_LIMITS.learned, sentenceAbout(learned, rest.join(' ')))
}

/**
 * What a service that edits is told, beside one photo: what to change, then all that stays. What must not happen is
 * said as what must, since an editing model does what it reads.
 * @throws RangeError for a tone that is none
 */
export function editPrompt({ style, tone }: HairWish): string {
  const prompt = [
    'Edit this photo and keep the same person.',
    'Change only the hairstyle and the hair colour.',
    'Keep everything else identical: face shape and features, skin tone, age, expression, make-up, gaze, head pose,',
    'camera angle, framing, clothes, background and light.',
    `New hairstyle: ${hairClause(style)}. New hair colour: ${toneWords(tone)}.`,
    'The new hair is real hair as cut and coloured in a salon, growing from the same hairline.',
  ]
  return within(PROMPT_LIMITS.edit, prompt.join(' '))
}

/** Which style a prompt of ours asks for; `null` for any other text. */
export const styleOfPrompt = (prompt: string): BaseStyleId | null =>
  BASE_STYLE_IDS.find((style) => prompt.includes(hairClause(style))) ?? null

/** @throws RangeError for a longer one: what a service cuts off would be what must stay as it is */
export function within(most: number, prompt: string): string {
  if (prompt.length > most) throw new RangeError(`a prompt of ${prompt.length} characters, ${most} at most`)
  return prompt
}
