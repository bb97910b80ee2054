/** The strands behind the name; decoration, drawn by artwork/. */
const RIBBONS = '/art/flow-banner.svg'

export const Ribbons = () => (
  <img
    src={RIBBONS}
    alt=""
    className="pointer-events-none absolute -top-2.5 left-1/2 w-[1280px] max-w-none -translate-x-1/2 opacity-[.18] desk:opacity-50"
  />
)
