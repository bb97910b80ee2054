import { api } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { draftQuery } from '../drafts/draft-queries.ts'
import { forgetPayment } from '../payment/returning/remembered-payment.ts'
import type { SuccessKind } from '../payment/step/success-panel.tsx'
import { useHouseWait } from '../shell/house-wait.ts'
import { useNotify } from '../shell/toasts/notify.ts'

export interface Created {
  transformationId: string | null
  kind: SuccessKind
}

/** What the dashboard shows elsewhere and is no longer true once a transformation has begun. */
const STALE = [api.transformations(), api.currentUser(), api.stats(), api.packages(), api.purchases()]

/** Remembers what was created, refreshes the rest, and afterwards leaves the wizard fresh for the next one. */
export function useCreated(onCreated: (transformationId: string | null) => void) {
  const client = useQueryClient()
  const notify = useNotify()
  const usualWait = useHouseWait()
  const [created, setCreated] = useState<Created | null>(null)
  const celebrate = useCallback(
    (next: Created, name: string) => {
      setCreated(next)
      notify('transformationCreated', { values: { name } })
      for (const key of STALE) void client.invalidateQueries({ queryKey: [key] })
    },
    [client, notify],
  )
  const finish = useCallback(() => {
    forgetPayment('package')
    client.removeQueries({ queryKey: draftQuery.queryKey })
    notify('generationStarted', { values: { usualWait: usualWait() } })
    onCreated(created?.transformationId ?? null)
  }, [client, created, onCreated, notify, usualWait])
  return { created, celebrate, finish }
}
