import { useSearchParams } from 'react-router'

/** The windows over the dashboard. The open one stands in the address: a reload and the back button know it. */
const WINDOWS = ['profil', 'parcours', 'photo'] as const
export type WindowName = (typeof WINDOWS)[number]

const PARAMETER = 'fenetre'

export function useOpenWindow() {
  const [parameters, setParameters] = useSearchParams()
  return {
    isOpen: (name: WindowName): boolean => parameters.get(PARAMETER) === name,
    open: (name: WindowName) => setParameters({ [PARAMETER]: name }, { preventScrollReset: true }),
    close: () => setParameters({}, { replace: true, preventScrollReset: true }),
  }
}
