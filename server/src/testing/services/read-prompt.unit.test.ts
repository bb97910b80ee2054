import { BASE_STYLE_IDS, BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { NAMED_TONES } from '@app/hair/colour/reflects.ts'
import { expect, it } from 'vitest'
import { editPrompt, learnedPrompt } from '../../engines/hosted/prompts/prompts.ts'
import { SCENE_IDS } from '../../engines/hosted/prompts/scenes.ts'
import { TRIGGER } from '../../engines/hosted/prompts/subject.ts'
import { toneWords } from '../../engines/hosted/prompts/tone-words.ts'
import { everyTone } from '../engines/every-tone.ts'
import { styleOf, toneOf } from './read-prompt.ts'

it.each(BASE_STYLE_IDS)('a prompt for %s asks for it and no other, in its tone', (style) => {
  const { tone } = BASE_STYLES[style]
  const prompts = [
    editPrompt({ style, tone }),
    learnedPrompt({ style, tone, scene: SCENE_IDS[0]!, trigger: TRIGGER }),
  ]
  for (const prompt of prompts) {
    expect(styleOf(prompt)).toBe(style)
    expect(toneWords(toneOf(prompt) ?? '1.0')).toBe(toneWords(tone))
  }
})

it('a prompt asks for the tone it was written in, or one of the same words', () => {
  for (const tone of [...everyTone, ...NAMED_TONES]) {
    const read = toneOf(editPrompt({ style: 'pixie', tone }))
    expect(read === null ? null : toneWords(read)).toBe(toneWords(tone))
  }
})

it('what is no prompt of ours asks for nothing', () => {
  expect([styleOf('a woman with a bob'), toneOf('a woman with a bob')]).toEqual([null, null])
})
