import { type Choice, namesOf } from '../choice.ts'
import { type HairNeeds, hair } from './hair/hair-choice.ts'
import type { ChosenRenderer } from './renderer.ts'

/** Any of them, opened with what all of them need: each lists its own in its folder. */
export type AnyRenderer = ChosenRenderer<HairNeeds>

/** The renderers that `ENGINE` can name: a new one is a folder beside `hair/`, and a line here. */
const RENDERERS: Record<string, Choice<AnyRenderer>> = { hair }

export const rendererNames = namesOf(RENDERERS)

export const isRenderer = (name: string): boolean => Object.hasOwn(RENDERERS, name)

export function chooseRenderer(name: string, told: Record<string, unknown>): AnyRenderer {
  const chosen = RENDERERS[name]
  if (!chosen) throw new RangeError(`no renderer is called ${name}`)
  return chosen.choose(told)
}
