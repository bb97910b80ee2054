import type { ChartDepth } from '@app/domain/catalogue/tone-chart.ts'
import { SET_LIMITS } from '@app/domain/photos/set-hints.ts'
import type { EnginePhoto } from '../../engine.ts'
import { type Learned, sentenceAbout } from './subject.ts'
import { depthWords, toneName } from './tone-words.ts'

type PhotoReport = EnginePhoto['report']

/**
 * Her hair as it is on her photos. `reflect`: the digits after the dot of a tone, or `gris`. What nobody could tell is
 * `null`.
 */
export interface CurrentHair {
  length: 'short' | 'shoulder' | 'long'
  depth: ChartDepth
  reflect: string | null
  texture: 'straight' | 'wavy' | 'curly' | null
}

export interface CaptionWish extends Learned {
  /** `null`: unknown, and nothing is said of it. */
  hair: CurrentHair | null
  report: Pick<PhotoReport, 'pose' | 'verdicts'>
}

/**
 * What stands beside one photo of a training. What a caption names is learned apart from the trigger: her hair of today
 * must be named, or it comes back in every picture; her face must not be.
 * @throws RangeError for a trigger or a reflect that is none
 */
export function caption({ hair, report, ...learned }: CaptionWish): string {
  const parts = [hair && currentHairWords(hair), report.pose && poseWords(report.pose), ...lightWords(report)]
  const said = ['a photo', ...parts.filter((part) => part !== null)]
  return sentenceAbout(learned, `, ${said.join(', ')}`)
}

const LENGTH: Record<CurrentHair['length'], string> = {
  short: 'short',
  shoulder: 'shoulder-length',
  long: 'long',
}

function currentHairWords({ length, depth, reflect, texture }: CurrentHair): string {
  return [LENGTH[length], texture, colourWords(depth, reflect), 'hair']
    .filter((word) => word !== null)
    .join(' ')
}

function colourWords(depth: ChartDepth, reflect: string | null): string {
  if (reflect === 'gris') return 'grey'
  return reflect === null ? depthWords(depth) : toneName(`${depth}.${reflect}`)
}

/** Radians from which on a turned head is seen from the side, and a leaning one leans. */
const ASIDE = 0.7
const LEANS = 0.2

/** Sides are those of the picture, as models learn them; `yaw` above 0: the nose points to its left. */
function poseWords({ yaw, roll }: NonNullable<PhotoReport['pose']>): string {
  const side = yaw > 0 ? 'left' : 'right'
  const leaning = Math.abs(roll) > LEANS ? ', head tilted' : ''
  if (Math.abs(yaw) <= SET_LIMITS.frontal) return `facing the camera${leaning}`
  if (Math.abs(yaw) < ASIDE) return `head turned slightly to the ${side}${leaning}`
  return `seen from the side, head turned to the ${side}${leaning}`
}

function lightWords({ verdicts }: Pick<PhotoReport, 'verdicts'>): string[] {
  const dim = verdicts.includes('low_light') ? ['in dim light'] : []
  return verdicts.includes('backlit') ? [...dim, 'with the light behind'] : dim
}
