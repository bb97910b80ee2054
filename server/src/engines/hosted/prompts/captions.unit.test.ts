import { CHART_DEPTHS } from '@app/domain/catalogue/tone-chart.ts'
import { SET_LIMITS } from '@app/domain/photos/set-hints.ts'
import { describe, expect, it } from 'vitest'
import { type CaptionWish, type CurrentHair, caption } from './captions.ts'
import { styleOfPrompt } from './prompts.ts'
import { STYLE_WORDS } from './style-words.ts'
import { SUBJECTS, TRIGGER } from './subject.ts'

const trigger = TRIGGER
const facing = { yaw: 0, pitch: 0, roll: 0 }
const hers: CurrentHair = { length: 'long', depth: 4, reflect: '3', texture: 'wavy' }
const of = ({ hair = null, verdicts = [], ...rest }: Partial<CaptionWish & CaptionWish['report']> = {}) => {
  const pose = 'pose' in rest ? (rest.pose ?? null) : facing
  return caption({ trigger, subject: rest.subject, hair, report: { pose, verdicts } })
}

const everyHair: CurrentHair[] = (['short', 'shoulder', 'long'] as const).flatMap((length) =>
  (['straight', 'wavy', 'curly'] as const).flatMap((texture) =>
    CHART_DEPTHS.flatMap((depth) =>
      [null, '0', '1', '3', '44', '34', '03'].map((reflect) => ({ length, texture, depth, reflect })),
    ),
  ),
)
const every = [null, ...everyHair].flatMap((hair) =>
  [null, facing, { ...facing, yaw: 0.5 }, { ...facing, yaw: -1, roll: 0.4 }].flatMap((pose) =>
    SUBJECTS.map((subject) => ({
      subject,
      text: of({ hair, pose, subject, verdicts: ['low_light', 'backlit'] }),
    })),
  ),
)

describe('the caption of a photo of hers', () => {
  it('names whom it shows once, at the start', () => {
    const times = (text: string, word: string) => text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0
    const wrong = every.filter(
      ({ subject, text }) =>
        !text.startsWith(`${trigger} ${subject}, `) ||
        times(text, trigger) !== 1 ||
        times(text, subject) !== 1,
    )
    expect(wrong).toEqual([])
  })
  it('names her hair of today, so that it is not learned as part of her', () => {
    expect(of({ hair: hers })).toBe(
      'ohwx woman, a photo, long wavy golden medium brown hair, facing the camera',
    )
  })
  it('says grey where it is grey, and nothing of strands that nobody could follow', () => {
    expect(of({ hair: { ...hers, reflect: 'gris' } })).toContain('long wavy grey hair')
    expect(of({ hair: { ...hers, texture: null } })).toContain('long golden medium brown hair')
  })
  it('names only the depth where nobody could tell the reflect', () => {
    expect(of({ hair: { ...hers, reflect: null } })).toContain('long wavy medium brown hair')
  })
  it('tells each hair from any other', () => {
    expect(new Set(everyHair.map((hair) => of({ hair }))).size).toBe(everyHair.length)
  })
  it('says nothing of hair that is unknown', () => {
    expect(of()).toBe('ohwx woman, a photo, facing the camera')
  })
  it('never names a style of the catalogue, which is what hair is changed to', () => {
    const names = Object.values(STYLE_WORDS).map(({ name }) => name)
    const wrong = every.filter(({ text }) => styleOfPrompt(text) || names.some((name) => text.includes(name)))
    expect(wrong).toEqual([])
  })
  it('says nothing of a pose that is unknown', () => {
    expect(of({ pose: null })).toBe('ohwx woman, a photo')
  })
  it.each([
    [0, 'facing the camera'],
    [SET_LIMITS.frontal - 0.01, 'facing the camera'],
    [SET_LIMITS.frontal, 'facing the camera'],
    [SET_LIMITS.frontal + 0.01, 'head turned slightly to the left'],
    [-SET_LIMITS.frontal, 'facing the camera'],
    [-SET_LIMITS.frontal - 0.01, 'head turned slightly to the right'],
    [0.69, 'head turned slightly to the left'],
    [0.7, 'seen from the side, head turned to the left'],
    [0.71, 'seen from the side, head turned to the left'],
    [-0.7, 'seen from the side, head turned to the right'],
  ])('of a head turned by %d radians says: %s', (yaw, words) => {
    expect(of({ pose: { ...facing, yaw } })).toBe(`ohwx woman, a photo, ${words}`)
  })
  it.each([
    [0.19, ''],
    [0.2, ''],
    [0.21, ', head tilted'],
    [-0.21, ', head tilted'],
  ])('of a head that leans by %d radians adds %j', (roll, words) => {
    expect(of({ pose: { ...facing, roll } })).toBe(`ohwx woman, a photo, facing the camera${words}`)
  })
  it('says when the light is dim or behind her, and no other fault', () => {
    expect(of({ verdicts: ['low_light'] })).toMatch(/, in dim light$/)
    expect(of({ verdicts: ['backlit'] })).toMatch(/, with the light behind$/)
    expect(of({ verdicts: ['backlit', 'low_light'] })).toMatch(/, in dim light, with the light behind$/)
    expect(of({ verdicts: ['cropped', 'blurry'] })).toBe(of())
  })
  it('is refused for a reflect that is none: what somebody typed would be learned', () => {
    expect(() => of({ hair: { ...hers, reflect: 'Camille' } })).toThrow(RangeError)
  })
})
