import { api } from '@app/domain/routes.ts'
import type { TransformationAnswer } from '@app/domain/transformations/transformations-api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useHouseWait } from '../../shell/house-wait.ts'
import { putAnswer } from '../../shell/put-answer.ts'
import { useNotify } from '../../shell/toasts/notify.ts'
import { focusSoon, HEADING } from '../focus-soon.ts'

/** More images have been begun: the page shows their progress, and the balance what is left. */
export function useExtended(id: string): (answer: TransformationAnswer) => void {
  const client = useQueryClient()
  const notify = useNotify()
  const usualWait = useHouseWait()
  return (answer) => {
    void putAnswer(client, [api.transformation(id)], answer)
    for (const path of [api.transformations(), api.currentUser()])
      void client.invalidateQueries({ queryKey: [path] })
    notify('generationStarted', { values: { usualWait: usualWait() } })
    // The button she pressed is no longer there.
    focusSoon(HEADING)
  }
}
