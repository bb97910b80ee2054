import { api } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** A browser may bring a page back as she left it: meanwhile, on another one, she may have bought credits. */
export function useFreshAfterReturn(): void {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries({ queryKey: [api.currentUser()] })
    }
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [client])
}
