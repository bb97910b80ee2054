import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'

/** How much longer it usually takes, as a key of texts `transformations.estimate`. */
export type EstimateLine =
  | { key: 'minutes' | 'hours'; values: { low: number; high: number } }
  | {
      key: 'minutesAbout' | 'minutesAtMost' | 'hoursAbout' | 'hoursAtMost'
      values: { count: number }
    }

/** From here on in hours: nobody counts that many minutes. */
const HOURS_FROM_MINUTES = 90

/** `null` where nothing is known, and while others are before her: nobody knows when hers begins. */
export function estimateLine({
  status,
  progress: { estimate, queuePosition, stageQueue },
}: Pick<Transformation, 'status' | 'progress'>): EstimateLine | null {
  if (!estimate || transformationIs.finished({ status }) || queuePosition > 0 || (stageQueue ?? 0) > 0)
    return null
  const low = Math.round(estimate.fromSeconds / 60)
  const high = Math.max(1, Math.round(estimate.toSeconds / 60))
  if (high < HOURS_FROM_MINUTES) return inUnits('minutes', low, high)
  return inUnits('hours', Math.round(low / 60), Math.round(high / 60))
}

function inUnits(unit: 'minutes' | 'hours', low: number, high: number): EstimateLine {
  if (low < 1) return { key: `${unit}AtMost`, values: { count: high } }
  if (low === high) return { key: `${unit}About`, values: { count: high } }
  return { key: unit, values: { low, high } }
}
