/** One stroke of the line-art head. */
export interface Strand {
  path: string
  width: string
  opacity: string
}

/** Strokes of the face have the width of their group; only hair has its own. */
const HAIR = 'path[d][stroke-width]'
const FACE = 'path[d]:not([stroke-width])'

/** Reads the strokes out of the drawing, in the order they are drawn: the face first, then strand by strand. */
export function readStrands(drawing: string): Strand[] {
  const head = new DOMParser().parseFromString(drawing, 'image/svg+xml')
  const read = (strokes: string) => [...head.querySelectorAll(strokes)].map(readStroke)
  return [...read(FACE), ...sideBySide(read(HAIR))]
}

const readStroke = (stroke: Element): Strand => ({
  path: stroke.getAttribute('d') ?? '',
  width: stroke.getAttribute('stroke-width') ?? '1.5',
  opacity: stroke.getAttribute('opacity') ?? '1',
})

/** One strand of each side in turn: drawn one side after the other, half a head of hair would look like a mistake. */
export function sideBySide<Drawn extends Pick<Strand, 'path'>>(hair: readonly Drawn[]): Drawn[] {
  const right = hair.filter(({ path }) => fallsToTheRight(path))
  const left = hair.filter(({ path }) => !fallsToTheRight(path))
  const longest = Math.max(right.length, left.length)
  return Array.from({ length: longest }, (_, index) => [right[index], left[index]])
    .flat()
    .filter((strand) => strand !== undefined)
}

/** A strand starts at the parting ("M240 110") and goes on in relative curves: their x, added up, say where to. */
function fallsToTheRight(path: string): boolean {
  const [, ...curves] = path.split('c')
  const x = curves.flatMap((curve) =>
    (curve.match(/-?\d*\.?\d+/g) ?? []).filter((_, index) => index % 2 === 0),
  )
  return x.reduce((sum, each) => sum + Number(each), 0) > 0
}
