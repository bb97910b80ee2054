import type { MadeSketch, SketchedStyle, SketchWatch } from '@app/hair/preview-contract.ts'

/** Makes what lies behind her hair in a sketch. */
type MakePlate = (sketch: MadeSketch['sketch']) => Promise<object>

/** One photo while it is read and after: what is known of it grows, and nothing that was told is taken back. */
export class Reading {
  /** Once it is read to the end; rejects where it cannot be. */
  readonly whole: Promise<MadeSketch>
  #sketch: MadeSketch | null = null
  #news = Promise.withResolvers<void>()
  #plate: Promise<object> | null = null
  readonly #makePlate: MakePlate

  constructor(read: (watch: SketchWatch) => Promise<MadeSketch>, makePlate: MakePlate) {
    this.#makePlate = makePlate
    const watch = {
      early: (sketch: MadeSketch) => this.#learn(sketch),
      carried: (style: SketchedStyle) => this.#add(style),
    }
    this.whole = read(watch).then((sketch) => this.#learn(sketch))
    // Whoever has the first of it may have left before the rest.
    this.whole.catch(() => undefined)
  }

  /** What is known by now. Null: nothing yet. */
  get sketch(): MadeSketch | null {
    return this.#sketch
  }

  /** As soon as more than so many of these styles are known to be carried, or all that are. */
  async moreThan(count: number, styles: readonly string[]): Promise<MadeSketch> {
    const isEnough = ({ isWhole, styles: known }: MadeSketch) =>
      isWhole || known.filter((style) => styles.includes(style)).length > count
    while (!this.#sketch || !isEnough(this.#sketch)) await Promise.race([this.#news.promise, this.whole])
    return this.#sketch
  }

  /** What pictures of this style are drawn from: with what lies behind her hair where it shows that. */
  async drawnFrom(style: string): Promise<MadeSketch['sketch']> {
    const { sketch } = this.#sketch ?? (await this.whole)
    const needsPlate = sketch.styles.some((one) => one.id === style && one.needsPlate)
    return needsPlate ? { ...sketch, plate: await this.#plateOf(sketch) } : sketch
  }

  /** It will be needed: it is made while the photo is still being read, which takes as long. */
  preparePlate(): void {
    if (this.#sketch?.mayNeedPlate) this.#plateOf(this.#sketch.sketch).catch(() => undefined)
  }

  #plateOf(sketch: MadeSketch['sketch']): Promise<object> {
    this.#plate ??= this.#makePlate(sketch).catch((cause: unknown) => {
      // What failed is tried again the next time.
      this.#plate = null
      throw cause
    })
    return this.#plate
  }

  #add(style: SketchedStyle): void {
    if (!this.#sketch) return
    const { sketch, styles } = this.#sketch
    this.#learn({
      ...this.#sketch,
      styles: [...styles, style.id],
      sketch: { ...sketch, styles: [...sketch.styles, style] },
    })
    if (style.needsPlate) this.preparePlate()
  }

  #learn(sketch: MadeSketch): MadeSketch {
    this.#sketch = sketch
    this.#news.resolve()
    this.#news = Promise.withResolvers()
    return sketch
  }
}
