import { BASE_STYLE_IDS, BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { NAMED_TONES } from '@app/hair/colour/reflects.ts'
import { describe, expect, it } from 'vitest'
import { everyTone } from '../../../testing/engines/every-tone.ts'
import { editPrompt, learnedPrompt, PROMPT_LIMITS, styleOfPrompt, within } from './prompts.ts'
import { POSE_IDS, SCENE_IDS } from './scenes.ts'
import { STYLE_WORDS } from './style-words.ts'
import { SUBJECTS, type Subject, sentenceAbout, TRIGGER } from './subject.ts'

const trigger = TRIGGER
const TONES = [...everyTone, ...NAMED_TONES]

/** Every style in every tone, in both ways that a service makes pictures, the scenes and poses in turn. */
const everyHair = BASE_STYLE_IDS.flatMap((style) => TONES.map((tone) => ({ style, tone })))
const learned = everyHair.map(({ style, tone }, k) => {
  const scene = SCENE_IDS[k % SCENE_IDS.length]!
  return { style, text: learnedPrompt({ style, tone, trigger, scene, pose: POSE_IDS[k % 3] }) }
})
const edits = everyHair.map(({ style, tone }) => ({ style, text: editPrompt({ style, tone }) }))
/** Every style in every scene, whoever was learned. */
const inScenes = BASE_STYLE_IDS.flatMap((style) =>
  SCENE_IDS.flatMap((scene) =>
    POSE_IDS.flatMap((pose) =>
      SUBJECTS.map((subject) => ({
        ...{ style, subject },
        text: learnedPrompt({ style, tone: BASE_STYLES[style].tone, trigger, subject, scene, pose }),
      })),
    ),
  ),
)
const all = [...learned, ...edits, ...inScenes].map(({ text }) => text)

const times = (text: string, word: string) => text.match(new RegExp(`\\b${word}\\b`, 'gi'))?.length ?? 0

describe('whom a service learned', () => {
  it('is named by trigger and class at the start of every prompt, and nowhere else', () => {
    const wrong = [...learned.map((one) => ({ ...one, subject: 'woman' as const })), ...inScenes].filter(
      ({ text, subject }) =>
        !text.startsWith(`${trigger} ${subject}, `) ||
        times(text, trigger) !== 1 ||
        SUBJECTS.some((word) => times(text, word) !== (word === subject ? 1 : 0)),
    )
    expect(wrong).toEqual([])
  })
  it('is named in no edit: that service has seen one photo, and learned nobody', () => {
    expect(edits.filter(({ text }) => times(text, 'woman') + times(text, 'man') > 0)).toEqual([])
  })

  const named = (trigger: string, subject?: Subject) =>
    learnedPrompt({ style: 'pixie', tone: '10.1', scene: 'park', trigger, subject })
  it.each(['abc', 'p3r5on', 'a'.repeat(16)])('may be called %j', (word) => {
    expect(named(word)).toMatch(new RegExp(`^${word} woman, `))
  })
  it.each(['', 'ab', 'a'.repeat(17), 'Ohwx', 'two words', 'zoé', 'ohwx\n', '<lora>'])(
    'is never called %j: 3 to 16 of a-z0-9',
    (word) => {
      expect(() => named(word)).toThrow(RangeError)
    },
  )
  it('is nobody else beside: a sentence that names a second one is refused', () => {
    for (const word of [...SUBJECTS, trigger, 'Woman', 'OHWX'])
      expect(() => sentenceAbout({ trigger }, `, beside a ${word}.`)).toThrow(RangeError)
    expect(sentenceAbout({ trigger }, ', in a womanly manner.')).toBe('ohwx woman, in a womanly manner.')
  })
  it.each(['hair', 'pixie', 'park', 'woman', 'man'])('is never called %j, which the prompt needs', (word) => {
    expect(() => named(word)).toThrow(RangeError)
  })
})

describe('the hair of a prompt', () => {
  /** What must be read, and what must not, for each value of an attribute. */
  const READ: Record<string, { says: RegExp; never?: RegExp }> = {
    court: { says: /\bshort hair\b/, never: /\b(?:long|medium-length) hair\b/ },
    mi_long: { says: /\bmedium-length hair\b/, never: /\b(?:long|short) hair\b/ },
    long: { says: /\blong hair\b/, never: /\b(?:short|medium-length) hair\b/ },
    lisse: { says: /\bstraight texture\b/, never: /\b(?:curl|braid|coil(?!ed around))/ },
    ondule: { says: /\bwavy texture\b/, never: /\b(?:curly|braid|coil)/ },
    boucle: { says: /\bcurly texture\b/, never: /\b(?:wavy|braid|coil|straight)/ },
    crepu: { says: /\btightly coiled texture\b/, never: /\b(?:wavy|braid|straight)/ },
    tresse: { says: /\bbraided from the roots\b/, never: /\b(?:wavy|curly|coil)/ },
    aucune: { says: /\bopen forehead\b/, never: /\b(?:bangs|fringe)\b/ },
    droite: { says: /\bblunt bangs cut straight across\b/, never: /open forehead|curtain|side-swept/ },
    rideau: { says: /\bcurtain bangs\b/, never: /open forehead|blunt|side-swept/ },
    biais: { says: /\bside-swept bangs\b/, never: /open forehead|blunt|curtain/ },
    up: { says: /\bworn up\b/, never: /worn loose/ },
    down: { says: /\bworn loose\b/, never: /worn up|\bbun\b|ponytail|chignon/ },
  }

  it.each(BASE_STYLE_IDS)('names every attribute of %s, and contradicts none', (style) => {
    const { length, texture, fringe, up } = BASE_STYLES[style]
    const tone = '5.0'
    for (const text of [editPrompt({ style, tone }), learnedPrompt({ style, tone, trigger, scene: 'park' })])
      for (const value of [length, texture, fringe, up ? 'up' : 'down']) {
        const { says, never } = READ[value]!
        expect(text).toMatch(says)
        if (never) expect(text).not.toMatch(never)
      }
  })
  it('is described, beyond its attributes, from its silhouette to its finish', () => {
    for (const { style, text } of [...learned, ...edits])
      for (const words of Object.values(STYLE_WORDS[style])) expect(text).toContain(words)
  })
  it('shares its prompt with no other style, tone or scene', () => {
    // "7.00" is "7.0" written otherwise.
    const distinct = BASE_STYLE_IDS.length * (TONES.length - 10)
    expect(new Set(edits.map(({ text }) => text)).size).toBe(distinct)
    expect(new Set(learned.map(({ text }) => text)).size).toBeGreaterThanOrEqual(distinct)
    expect(new Set(inScenes.map(({ text }) => text)).size).toBe(inScenes.length)
  })
  it('is told again from the prompt alone', () => {
    const wrong = [...learned, ...edits, ...inScenes].filter(
      ({ text, style }) => styleOfPrompt(text) !== style,
    )
    expect(wrong).toEqual([])
  })
  it.each(['', 'bob', 'a woman with a pixie cut', ...Object.keys(STYLE_WORDS)])(
    'is not told from %j, which is no prompt of ours',
    (text) => {
      expect(styleOfPrompt(text)).toBeNull()
    },
  )
  it('is in the colour that was ordered, whatever the style suggests', () => {
    const text = editPrompt({ style: 'pixie', tone: '4.6' })
    expect(text).toContain('New hair colour: red medium brown')
    expect(text).not.toMatch(/blonde|silver|ash/)
  })
})

describe('every prompt', () => {
  it('denies nothing: a model does what it reads', () => {
    const denial =
      /\b(?:no|not|never|none|nothing|nobody|without|avoid|neither|nor|cannot|don['’]t|isn['’]t)\b/i
    expect(all.filter((text) => denial.test(text))).toEqual([])
  })
  it('is one line of plain sentences: no weights, no brackets, no gaps', () => {
    expect(
      all.filter((text) => /[()[\]{}<>|*_#"\n]|:\d|undefined|null|\s\s|\s[,.;]|[,;]\s*[,.;]/.test(text)),
    ).toEqual([])
    expect(all.filter((text) => !text.endsWith('.'))).toEqual([])
  })
  it('keeps what makes her herself', () => {
    const text = learnedPrompt({ style: 'pixie', tone: '10.1', trigger, scene: 'park' })
    for (const kept of ['face', 'skin tone', 'age', 'make-up', 'skin texture']) expect(text).toContain(kept)
  })
  it('shows all of the hair, and long hair from farther away', () => {
    const of = (style: BaseStyleId) => learnedPrompt({ style, tone: '5.0', trigger, scene: 'park' })
    for (const style of BASE_STYLE_IDS) {
      expect(of(style)).toContain('All of the hair lies inside the frame')
      expect(of(style).includes('framed down to below the chest')).toBe(BASE_STYLES[style].length === 'long')
    }
  })
  it('that edits says what changes, then all that stays', () => {
    const text = editPrompt({ style: 'pixie', tone: '10.1' })
    expect(text).toMatch(
      /^Edit this photo and keep the same person\. Change only the hairstyle and the hair colour\./,
    )
    for (const kept of [
      ...[
        'face shape and features',
        'skin tone',
        'expression',
        'head pose',
        'camera angle',
        'framing',
        'clothes',
      ],
      ...['background', 'salon'],
    ])
      expect(text).toContain(kept)
  })
  it('is within its limit, the longest one too', () => {
    const longest = (prompts: { text: string }[]) => Math.max(...prompts.map(({ text }) => text.length))
    expect(longest([...learned, ...inScenes])).toBeLessThanOrEqual(PROMPT_LIMITS.learned)
    expect(longest(edits)).toBeLessThanOrEqual(PROMPT_LIMITS.edit)
  })
  it.each(Object.values(PROMPT_LIMITS))('of %i characters is sent; with one more it is refused', (most) => {
    for (const length of [most - 1, most]) expect(within(most, 'a'.repeat(length))).toHaveLength(length)
    expect(() => within(most, 'a'.repeat(most + 1))).toThrow(RangeError)
  })
})
