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
  const showCreated = async (id: string | null) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [api.transformations()] }),
      client.invalidateQueries({ queryKey: [api.currentUser()] }),
      client.invalidateQueries({ queryKey: [api.stats()] }),
    ])
    await navigate(id ? pages.transformation(id) : pages.dashboard(), { replace: true })
  }
  return (
    <Suspense fallback={null}>
      <Wizard
        onClose={() => navigate(pages.dashboard(), { replace: true })}
        onCreated={(id) => void showCreated(id)}
      />
    </Suspense>
  )
}
