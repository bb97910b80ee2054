import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The windows over the dashboard. The open one stands in the address: a reload and the back button know it. */
const WINDOWS = ['profil', 'parcours', 'photo'] as const
export type WindowName = (typeof WINDOWS)[number]

const PARAMETER = 'fenetre'

/** Written into history with what is opened: closing it goes back, so that her back button has nothing to repeat. */
export const OPENED_HERE = { openedHere: true }

export const wasOpenedHere = (state: unknown): boolean =>
  (state as Partial<typeof OPENED_HERE> | null)?.openedHere === true

export function useOpenWindow() {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    isOpen: (name: WindowName): boolean => parameters.get(PARAMETER) === name,
    open: (name: WindowName) =>
      setParameters({ [PARAMETER]: name }, { preventScrollReset: true, state: OPENED_HERE }),
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1)
      else setParameters({}, { replace: true, preventScrollReset: true })
    },
  }
}
