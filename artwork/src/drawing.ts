import { placedGradient } from './colour/gradient.ts'
import { type HairColour, oneColour, SHADES, type Shade, stopsOf } from './colour/hair-light.ts'
import { PALETTES } from './colour/hair-palettes.ts'
import { SKINS, type Skin } from './colour/skins.ts'
import { type Random, seeded } from './random.ts'

interface Setting {
  /** Prefix of every id inside, so that two drawings can share a page. */
  id: string
  colour?: HairColour
  skin?: Skin
  seed?: number
  /** Line art: strands are outlined in the text colour, nothing is filled. */
  lineArt?: boolean
}

/** The sheet being drawn on: what has been put down so far, and with which colours. */
export class Drawing {
  readonly id: string
  readonly colour: HairColour
  readonly skin: Skin
  readonly random: Random
  readonly lineArt: boolean
  private readonly definitions: string[] = []
  private readonly shapes: string[] = []
  private strands = 0

  constructor({ id, colour, skin, seed = 1, lineArt = false }: Setting) {
    this.id = id
    this.colour = colour ?? oneColour(PALETTES.chatain)
    this.skin = skin ?? SKINS.rose
    this.random = seeded(seed)
    this.lineArt = lineArt
  }

  add(...shapes: string[]): void {
    this.shapes.push(...shapes)
  }

  define(definition: string): void {
    if (!this.definitions.includes(definition)) this.definitions.push(definition)
  }

  /** The rank of a strand, for animations that draw them one after the other. */
  nextStrand(): number {
    return this.strands++
  }

  /** Lights a part of the hair, from its root to its end; `paint` then refers to it by name. */
  light(zone: string, from: readonly [number, number], to: readonly [number, number]): void {
    for (const shade of SHADES)
      this.define(placedGradient(this.gradientId(shade, zone), { from, to }, stopsOf(shade, this.colour)))
  }

  paint(shade: Shade, zone = ''): string {
    return `url(#${this.gradientId(shade, zone)})`
  }

  private gradientId(shade: Shade, zone: string): string {
    return `${this.id}-${zone}${shade[0]}`
  }

  /** What has been drawn, to be placed in a larger picture. */
  markup(): string {
    const definitions = this.definitions.length > 0 ? `<defs>${this.definitions.join('')}</defs>` : ''
    return definitions + this.shapes.join('')
  }

  toSvg(viewBox = '0 0 480 560'): string {
    const style = this.strands > 0 ? `--strands:${this.strands}` : ''
    return svgOf(viewBox, this.markup(), style)
  }
}

export const svgOf = (viewBox: string, markup: string, style = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${style && ` style="${style}"`}>${markup}</svg>`

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** A finished drawing as a part of a larger one. */
export const placed = (svg: string, { x, y, width, height }: Frame): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
