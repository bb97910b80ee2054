import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { lacksPhotoConsent } from '@app/domain/engines/makers.ts'
import type { CarriedStyles } from '@app/domain/preview/preview-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { AskedStyles, Engine, EngineOrder, EnginePhoto, EngineWatch, OrderAhead } from './engine.ts'

/** Which of several engines makes what: the operator's rule. */
export interface EngineRule {
  /** Makes what nothing else is said of. */
  preferred: string
  /** Makes a style where the one it belongs to may not: it is away, its budget is spent, she does not consent. */
  instead: string | null
  byStyle: Partial<Record<BaseStyleId, string>>
}

/** Several engines as one. */
export class SeveralEngines implements Engine {
  readonly names: readonly string[]
  readonly #engines: ReadonlyMap<string, Engine>
  readonly #rule: EngineRule

  constructor(engines: ReadonlyMap<string, Engine>, rule: EngineRule) {
    this.#engines = engines
    this.#rule = rule
    this.names = [rule.preferred, ...[...engines.keys()].filter((name) => name !== rule.preferred)]
  }

  /** The same with another engine under a name it has. */
  with(name: string, engine: Engine): SeveralEngines {
    if (!this.#engines.has(name)) return this
    return new SeveralEngines(new Map([...this.#engines, [name, engine]]), this.#rule)
  }

  offeredStyles(): BaseStyleId[] {
    // Asked with every page: each engine once, not once a style.
    const offered = new Map([...this.#engines].map(([name, engine]) => [name, engine.offeredStyles()]))
    return BASE_STYLE_IDS.filter((style) =>
      this.#asRuled(style).some((name) => offered.get(name)?.includes(style)),
    )
  }

  async engineFor(style: BaseStyleId, consented?: readonly string[]): Promise<string | null> {
    for (const name of this.#inOrder(style)) {
      if (consented && lacksPhotoConsent(name, consented)) continue
      const chosen = await this.#engines.get(name)?.engineFor(style)
      if (chosen) return chosen
    }
    return null
  }

  async carriedStyles(
    photos: EnginePhoto[],
    { styles: asked = this.offeredStyles(), tone, engine }: AskedStyles = {},
  ): Promise<CarriedStyles> {
    const told: CarriedStyles[] = []
    for (const [name, styles] of await this.#byEngine(asked, engine)) {
      const one = await this.#engines.get(name)?.carriedStyles(photos, { styles, tone })
      if (one) told.push(one)
    }
    const asAsked = <Said extends { style: BaseStyleId }>(said: Said[]) =>
      said.sort((one, other) => asked.indexOf(one.style) - asked.indexOf(other.style))
    return {
      impossible: asAsked(told.flatMap(({ impossible }) => impossible)),
      depths: asAsked(told.flatMap(({ depths }) => depths)),
      few: asked.filter((style) => told.some(({ few }) => few.includes(style))),
    }
  }

  async readAhead(photos: EnginePhoto[], order: OrderAhead): Promise<void> {
    await this.#engines.get(order.engine)?.readAhead(photos, order)
  }

  async produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<ShortReason | null> {
    const engine = this.#engines.get(order.engine)
    if (!engine) throw new RangeError(`an order for ${order.engine}, which is not configured`)
    return engine.produce(order, watch, signal)
  }

  /** Those that can make a style, the one it belongs to first. */
  #inOrder(style: BaseStyleId): string[] {
    return this.#asRuled(style).filter((name) => this.#engines.get(name)?.offeredStyles().includes(style))
  }

  /** Those asked to make it, whether they can or not. */
  #asRuled(style: BaseStyleId): string[] {
    const { preferred, instead, byStyle } = this.#rule
    return [...new Set([byStyle[style] ?? preferred, ...(instead ? [instead] : [])])]
  }

  /** The styles asked about, by who would make them. While nobody may, by who would otherwise. */
  async #byEngine(asked: readonly BaseStyleId[], engine?: string): Promise<Map<string, BaseStyleId[]>> {
    const styles = new Map<string, BaseStyleId[]>()
    for (const style of asked) {
      const name = engine ?? (await this.engineFor(style)) ?? this.#inOrder(style)[0]
      if (name) styles.set(name, [...(styles.get(name) ?? []), style])
    }
    return styles
  }
}
