import { BASE_STYLE_IDS, type BaseStyleId, isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { z } from 'zod'
import { type Choice, namesOf } from '../choice.ts'
import { comfyui } from './comfyui/comfyui.ts'
import type { Engine } from './engine.ts'
import { fal } from './fal/fal-choice.ts'
import { type HairNeeds, hair } from './hair/hair-choice.ts'
import type { HostedNeeds } from './hosted/hosted-choice.ts'
import type { ChosenRenderer, OpenEngine } from './renderer.ts'
import { replicate } from './replicate/replicate-choice.ts'
import { type EngineRule, SeveralEngines } from './several-engines.ts'

/** What all of them need: each lists its own in its folder. */
export type RendererNeeds = HairNeeds & HostedNeeds
export type ChosenEngine = EngineRule & {
  /** Every renderer of the rule, the preferred one first. */
  names: string[]
  /** What each may begin in a day, thousandths of a cent, unless an operator decides otherwise; absent: no end. */
  dailyBudgets: Partial<Record<string, number>>
  open(lent: RendererNeeds): Promise<OpenEngine>
}

/** The renderers that `ENGINE` can name: a new one is a folder beside `hair/`, and a line here. */
const RENDERERS: Record<string, Choice<ChosenRenderer<RendererNeeds>>> = {
  ...{ hair, replicate, fal, comfyui },
}

const isRenderer = (name: string): boolean => Object.hasOwn(RENDERERS, name)
const renderer = z
  .string()
  .trim()
  .refine(isRenderer, `expected one of ${Object.keys(RENDERERS).join(', ')}`)

/** `pixie=fal, afro_naturel=hair` */
const styleRule = z
  .string()
  .transform((text, context): Partial<Record<BaseStyleId, string>> => {
    const rules = text.split(',').map((rule) => rule.split('=').map((word) => word.trim()))
    for (const [style = '', name = ''] of rules)
      if (!isBaseStyleId(style) || !isRenderer(name)) {
        const message = `expected STYLE=ENGINE, with a style of ${BASE_STYLE_IDS.join(', ')}`
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
    return Object.fromEntries(rules)
  })
  .default({})

const RULE = {
  ENGINE: renderer.default('hair'),
  ENGINE_INSTEAD: renderer.optional(),
  ENGINE_STYLES: styleRule,
}

export const rendererNames = { ...RULE, ...namesOf(RENDERERS) }

export function chooseEngine(told: Record<string, unknown>): ChosenEngine {
  const { ENGINE: preferred, ENGINE_INSTEAD, ENGINE_STYLES: byStyle } = z.object(RULE).parse(told)
  const instead = ENGINE_INSTEAD ?? null
  const names = [...new Set([preferred, ...Object.values(byStyle), ...(instead ? [instead] : [])])]
  const chosen = names.flatMap((name) => RENDERERS[name]?.choose(told) ?? [])
  const rule = { preferred, instead, byStyle }
  const bounded = chosen.flatMap(({ name, dailyBudget }) =>
    dailyBudget == null ? [] : [[name, dailyBudget]],
  )
  const dailyBudgets = Object.fromEntries(bounded)
  return { ...rule, names, dailyBudgets, open: (lent) => openAll(chosen, rule, lent) }
}

async function openAll(
  chosen: ChosenRenderer<RendererNeeds>[],
  rule: EngineRule,
  lent: RendererNeeds,
): Promise<OpenEngine> {
  const engines = new Map<string, Engine>()
  const services = []
  for (const { name, open } of chosen) {
    const opened = await open(lent)
    engines.set(name, opened.engine)
    services.push(...opened.services)
  }
  return { engine: new SeveralEngines(engines, rule), services }
}
