import { short } from '../geometry/path.ts'

export type Stop = readonly [offset: number, colour: string]

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, colour]) => `<stop offset="${+offset.toFixed(3)}" stop-color="${colour}"/>`).join('')

interface Segment {
  from: readonly [number, number]
  to: readonly [number, number]
}

/** Placed in the drawing's own coordinates, so that neighbouring strands share one light. */
export const placedGradient = (id: string, { from, to }: Segment, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}">${stopTags(stops)}</linearGradient>`
