import { api, pages } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { PARTS } from './parts.ts'

const Wizard = lazy(async () => ({ default: (await PARTS.wizard()).Wizard }))

/** /dashboard/nouvelle: the wizard over the dashboard, fetched when it is first opened. */
export function WizardPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const showCreated = (id: string | null) => {
    // Not waited for: she is brought to what she ordered however long they take.
    for (const path of [api.transformations(), api.currentUser(), api.stats()])
      void client.invalidateQueries({ queryKey: [path] })
    void navigate(id ? pages.transformation(id) : pages.dashboard(), { replace: true })
  }
  return (
    <Suspense fallback={null}>
      <Wizard onClose={() => navigate(pages.dashboard(), { replace: true })} onCreated={showCreated} />
    </Suspense>
  )
}
