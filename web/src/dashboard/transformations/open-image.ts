import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { OPENED_HERE, wasOpenedHere } from '../shell/open-window.ts'

const IMAGE = 'image'
const VIEW = 'vue'
const FULL = 'plein-ecran'

/** Which image is open, and how. It stands in the address: back closes it, a reload finds it again. */
export function useOpenImage() {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  /** What is opened over an open image takes its place in history. */
  const show = (shown: Record<string, string>) => {
    const replace = parameters.has(IMAGE)
    setParameters(shown, { replace, preventScrollReset: true, state: replace ? state : OPENED_HERE })
  }
  return {
    openImage: parameters.get(IMAGE),
    isFullScreen: parameters.get(VIEW) === FULL,
    compare: (id: string) => show({ [IMAGE]: id }),
    showFullScreen: (id: string) => show({ [IMAGE]: id, [VIEW]: FULL }),
    close: () => {
      if (wasOpenedHere(state)) void navigate(-1)
      else setParameters({}, { replace: true, preventScrollReset: true })
    },
  }
}
