import { useSearchParams } from 'react-router'

const IMAGE = 'image'
const VIEW = 'vue'
const FULL = 'plein-ecran'

/** Which image is shown, and how. It stands in the address: a reload finds it again, and back leaves the whole screen. */
export function useOpenImage() {
  const [parameters, setParameters] = useSearchParams()
  const isFullScreen = parameters.get(VIEW) === FULL
  return {
    openImage: parameters.get(IMAGE),
    isFullScreen,
    /** Looking through her images leaves one entry in history, however many she sees. */
    compare: (id: string) => setParameters({ [IMAGE]: id }, { replace: true, preventScrollReset: true }),
    showFullScreen: (id: string) =>
      setParameters({ [IMAGE]: id, [VIEW]: FULL }, { replace: isFullScreen, preventScrollReset: true }),
  }
}
