import { api } from '@app/domain/routes.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTransformations } from '../transformation-queries.ts'
import { newlyFinished } from './newly-finished.ts'
import { useNotifyFinished } from './notify-finished.ts'

/** Says what has just ended, wherever in the dashboard she is. Draws nothing. */
export function FinishToasts() {
  const { data } = useTransformations()
  const client = useQueryClient()
  const notifyFinished = useNotifyFinished()
  const seen = useRef<Transformation[]>(undefined)
  const compare = useEffectEvent((now: Transformation[]) => {
    const before = seen.current
    const finished = newlyFinished(before, now)
    seen.current = now
    if (finished.length === 0) return
    for (const transformation of finished)
      notifyFinished(
        transformation,
        before?.find(({ id }) => id === transformation.id),
      )
    for (const { id } of finished) void client.invalidateQueries({ queryKey: [api.transformation(id)] })
    // What came back changes her credits, what was made changes her counters.
    void client.invalidateQueries({ queryKey: [api.currentUser()] })
    void client.invalidateQueries({ queryKey: [api.stats()] })
    void client.invalidateQueries({ queryKey: [api.purchases()] })
  })
  useEffect(() => {
    if (data) compare(data)
  }, [data])
  return null
}
