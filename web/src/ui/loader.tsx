interface LoaderProps {
  message: string
  /** Not seen before a moment has passed: what comes at once does not flash. */
  isPatient?: boolean
}

/** The full-screen wait, « Chargement... »: strands that draw themselves, and one line that says what for. */
export function Loader({ message, isPatient = false }: LoaderProps) {
  return (
    <div role="status" className="loading-screen" data-patient={isPatient || undefined}>
      <LoadingLines message={message} />
    </div>
  )
}

/** Its curve in a frame of 26 × 30. */
const STRANDS = [
  'M8 2c-5 7 3 9 1 14S3 22 6 28',
  'M13 2c-5 7 3 9 1 14s-6 6-3 12',
  'M18 2c-5 7 3 9 1 14s-6 6-3 12',
]

export function LoadingLines({ message }: { message: string }) {
  return (
    <>
      <div className="loader-strands h-24 w-20">
        {STRANDS.map((strand) => (
          <span key={strand} className="uncovered">
            <svg
              aria-hidden="true"
              viewBox="0 0 26 30"
              fill="none"
              strokeWidth={1.3}
              strokeLinecap="round"
              className="h-full w-full stroke-primary"
            >
              <path d={strand} />
            </svg>
          </span>
        ))}
      </div>
      <p className="text-lead font-semibold">{message}</p>
    </>
  )
}
