import { type Choice, namesOf } from '../choice.ts'
import { hair } from './hair/hair-choice.ts'
import type { ChosenRenderer } from './renderer.ts'

/** The renderers that `ENGINE` can name: a new one is a folder beside `hair/`, and a line here. */
const RENDERERS: Record<string, Choice<ChosenRenderer>> = { hair }

export const rendererNames = namesOf(RENDERERS)

export const isRenderer = (name: string): boolean => Object.hasOwn(RENDERERS, name)

export function chooseRenderer(name: string, told: Record<string, unknown>): ChosenRenderer {
  const chosen = RENDERERS[name]
  if (!chosen) throw new RangeError(`no renderer is called ${name}`)
  return chosen.choose(told)
}
