import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { goBackOnce, OPENED_HERE, wasOpenedHere } from '../shell/open-window.ts'

const IMAGE = 'image'
const VIEW = 'vue'
const FULL = 'plein-ecran'

/** Which image is shown, and how. It stands in the address: a reload finds it again, and back leaves the whole screen. */
export function useOpenImage() {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isFullScreen = parameters.get(VIEW) === FULL
  /** Looking through her images leaves one entry in history, however many she sees. */
  const compare = (id: string) => setParameters({ [IMAGE]: id }, { replace: true, preventScrollReset: true })
  return {
    openImage: parameters.get(IMAGE),
    isFullScreen,
    compare,
    showFullScreen: (id: string) =>
      setParameters(
        { [IMAGE]: id, [VIEW]: FULL },
        { replace: isFullScreen, preventScrollReset: true, state: isFullScreen ? state : OPENED_HERE },
      ),
    /** Back to where it was opened, on the image she saw last: her back button has nothing to repeat. */
    leaveFullScreen: (id: string) =>
      wasOpenedHere(state)
        ? goBackOnce(
            () => void navigate(-1),
            () => compare(id),
          )
        : compare(id),
  }
}
