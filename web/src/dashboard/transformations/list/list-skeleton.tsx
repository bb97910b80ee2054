import { DASHBOARD_TRANSFORMATIONS } from '@app/domain/transformations/statuses.ts'

const PLACES = Array.from({ length: DASHBOARD_TRANSFORMATIONS }, (_, place) => place)

/** The places of the cards while the first answer is on its way. */
export const ListSkeleton = () => (
  <div aria-hidden="true" className="wrap grid gap-3.5 pt-16 pb-15 desk:grid-cols-4 desk:gap-5">
    {PLACES.map((place) => (
      <div key={place} className="h-37 animate-pulse rounded-card bg-veil desk:h-108" />
    ))}
  </div>
)
