import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { fontFiles, type Letters, printable } from './letters.ts'

/** The colours of the house on paper (web/src/ui/theme/tokens.css, light). */
export const INK = { ink: '#2a1018', soft: '#6b4b57', primary: '#741f2d', line: '#e3d3da', veil: '#f4ebef' }

const MARGIN = 56
export const LEFT = MARGIN
export const RIGHT = 595.28 - MARGIN
export const WIDTH = RIGHT - LEFT

/** Three strands, the mark of the house. */
const STRANDS = [
  'M8 2c-5 7 3 9 1 14S3 22 6 28',
  'M13 2c-5 7 3 9 1 14s-6 6-3 12',
  'M18 2c-5 7 3 9 1 14s-6 6-3 12',
]

interface Style {
  letters?: Letters
  size?: number
  colour?: string
  x?: number
  width?: number
  align?: 'left' | 'right'
  /** What it is to whoever hears it. */
  tag?: 'H1' | 'H2' | 'P' | 'TH' | 'TD'
}

/** One sheet of A4 whose every text is tagged, printable, and the same bytes for the same words. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  #table: PDFKit.PDFStructureElement | null = null
  #row: PDFKit.PDFStructureElement | null = null

  constructor(about: { title: string; author: string; language: string; at: Date }) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 40 },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: about.language,
      info: { Title: about.title, Author: about.author, CreationDate: about.at, ModDate: about.at },
    })
    for (const [name, font] of Object.entries(fontFiles)) this.#pdf.registerFont(name, font)
    this.#root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#root)
  }

  get y(): number {
    return this.#pdf.y
  }
  set y(at: number) {
    this.#pdf.y = at
  }

  /** Writes a text where the last one ended; nothing at all when none of it can be drawn. */
  write(text: string, style: Style = {}): void {
    const { letters = 'text', size = 10.5, colour = INK.ink, tag = 'P' } = style
    const { x = LEFT, width = RIGHT - x, align = 'left' } = style
    const drawn = printable(text, letters)
    if (drawn === '') return
    const draw = () =>
      this.#pdf
        .font(letters)
        .fontSize(size)
        .fillColor(colour)
        .text(drawn, x, this.#pdf.y, { width, align, lineGap: size * 0.18 })
    const parent = this.#row ?? this.#root
    parent.add(this.#pdf.struct(tag, {}, draw))
  }

  /** The cells of one row, side by side; the next text begins below the tallest. */
  row(cells: { text: string; style: Style }[]): void {
    const top = this.y
    // Hung on its table first: what hangs on nothing is not drawn before its end.
    this.#row = this.#pdf.struct('TR')
    this.#table?.add(this.#row)
    let bottom = top
    for (const { text, style } of cells) {
      this.y = top
      this.write(text, { tag: 'TD', ...style })
      bottom = Math.max(bottom, this.y)
    }
    this.#row.end()
    this.#row = null
    this.y = bottom
  }

  table(fill: () => void): void {
    this.#table = this.#pdf.struct('Table')
    this.#root.add(this.#table)
    fill()
    this.#table.end()
    this.#table = null
  }

  skip(points: number): void {
    this.y += points
  }

  /** A hairline; whoever listens is not told of it. */
  line(): void {
    const at = this.y
    this.#unspoken(() =>
      this.#pdf.moveTo(LEFT, at).lineTo(RIGHT, at).lineWidth(0.75).strokeColor(INK.line).stroke(),
    )
  }

  mark(x: number, y: number): void {
    this.#unspoken(() => {
      this.#pdf.save().translate(x, y).lineWidth(1.7).lineCap('round').strokeColor(INK.primary)
      for (const strand of STRANDS) this.#pdf.path(strand).stroke()
      this.#pdf.restore()
    })
  }

  #unspoken(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.#pdf.endMarkedContent()
  }

  async bytes(): Promise<Buffer> {
    this.#root.end()
    const all = buffer(this.#pdf)
    this.#pdf.end()
    return all
  }
}
