import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The windows over the dashboard. The open one stands in the address: a reload and the back button know it. */
const WINDOWS = ['profil', 'parcours', 'photo'] as const
export type WindowName = (typeof WINDOWS)[number]

const PARAMETER = 'fenetre'
/** Which of its parts is shown, where that is not the first. */
const PART = 'onglet'

/** Written into history with what is opened: closing it goes back, so that her back button has nothing to repeat. */
export const OPENED_HERE = { openedHere: true }

export const wasOpenedHere = (state: unknown): boolean =>
  (state as Partial<typeof OPENED_HERE> | null)?.openedHere === true

/** The address itself: what was last rendered lacks what was opened or closed a moment before. */
const nameInAddress = (): string | null => new URLSearchParams(window.location.search).get(PARAMETER)

let isLeaving = false

/** Going back takes a moment: closed once more meanwhile, it would leave the page too. */
export function goBackOnce(goBack: () => void, arrived?: () => void): void {
  if (isLeaving) return
  isLeaving = true
  const arrive = () => {
    isLeaving = false
    arrived?.()
  }
  addEventListener('popstate', arrive, { once: true })
  goBack()
}

export function useOpenWindow() {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const shown = parameters.get(PARAMETER)
  return {
    isOpen: (name: WindowName): boolean => shown === name,
    open: (name: WindowName) => {
      // Pressed again before it has come: one entry in history, which one closing takes back.
      if (nameInAddress() !== name)
        setParameters({ [PARAMETER]: name }, { preventScrollReset: true, state: OPENED_HERE })
    },
    close: () => {
      // She has closed it before what she did in it was answered.
      if (nameInAddress() !== shown) return
      if (wasOpenedHere(state)) goBackOnce(() => void navigate(-1))
      else setParameters({}, { replace: true, preventScrollReset: true })
    },
  }
}

/** The part of the open window that she is at: in the address too, in place of the one before. */
export function usePartOfWindow() {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const show = (part: string | null) => {
    const name = parameters.get(PARAMETER)
    if (name)
      setParameters(
        { [PARAMETER]: name, ...(part && { [PART]: part }) },
        // What opened it is still what its closing goes back over.
        { replace: true, preventScrollReset: true, state },
      )
  }
  return { part: parameters.get(PART), show }
}
