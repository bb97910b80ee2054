import { LineArt } from './line-art.tsx'

/** The whole line-art head, for places that have no picture to show. */
export const LineArtPortrait = () => (
  <div className="relative mb-1 size-52 overflow-hidden rounded-sheet bg-veil2">
    <LineArt share={1} />
  </div>
)
