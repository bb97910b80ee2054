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

export function LoadingLines({ message }: { message: string }) {
  return (
    <>
      <svg
        viewBox="0 0 26 30"
        fill="none"
        strokeWidth={1.3}
        strokeLinecap="round"
        aria-hidden="true"
        className="loader-strands h-24 w-20 stroke-primary"
      >
        <path pathLength={1} d="M8 2c-5 7 3 9 1 14S3 22 6 28" />
        <path pathLength={1} d="M13 2c-5 7 3 9 1 14s-6 6-3 12" />
        <path pathLength={1} d="M18 2c-5 7 3 9 1 14s-6 6-3 12" />
      </svg>
      <p className="text-lead font-semibold">{message}</p>
    </>
  )
}
