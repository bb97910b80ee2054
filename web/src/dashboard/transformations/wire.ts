/** One stroke of the line-art head. */
export interface Strand {
  path: string
  width: string
  opacity: string
}

/** Reads the strokes out of the drawing, in the order they are drawn: the face first, then strand by strand. */
export function readStrands(drawing: string): Strand[] {
  const strokes = new DOMParser().parseFromString(drawing, 'image/svg+xml').querySelectorAll('path[d]')
  return [...strokes].map((stroke) => ({
    path: stroke.getAttribute('d') ?? '',
    width: stroke.getAttribute('stroke-width') ?? '1.5',
    opacity: stroke.getAttribute('opacity') ?? '1',
  }))
}
