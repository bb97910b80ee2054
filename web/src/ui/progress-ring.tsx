export interface ProgressRingProps {
  label: string
  /** Measured, 0 to 100. */
  percent: number
  className?: string
}

/** A small ring with its figure: the share of one photo that has really been sent. */
export function ProgressRing({ label, percent, className }: ProgressRingProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={shown}
      aria-valuemax={100}
      className={`relative grid place-items-center ${className ?? 'size-14'}`}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
        <circle cx="18" cy="18" r="15" fill="none" strokeWidth="3" className="stroke-veil2" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray="100"
          strokeDashoffset={100 - shown}
          className="stroke-iris transition-[stroke-dashoffset] duration-200"
        />
      </svg>
      <span className="text-badge font-[650]">{shown}</span>
    </div>
  )
}
