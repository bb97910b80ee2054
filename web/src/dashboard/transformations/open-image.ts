import { useSearchParams } from 'react-router'

const IMAGE = 'image'
const VIEW = 'vue'
const FULL = 'plein-ecran'

/** Which image is open, and how. It stands in the address: back closes it, a reload finds it again. */
export function useOpenImage() {
  const [parameters, setParameters] = useSearchParams()
  return {
    openImage: parameters.get(IMAGE),
    isFullScreen: parameters.get(VIEW) === FULL,
    compare: (id: string) =>
      setParameters({ [IMAGE]: id }, { replace: parameters.has(IMAGE), preventScrollReset: true }),
    showFullScreen: (id: string) =>
      setParameters({ [IMAGE]: id, [VIEW]: FULL }, { replace: true, preventScrollReset: true }),
    close: () => setParameters({}, { replace: true, preventScrollReset: true }),
  }
}
