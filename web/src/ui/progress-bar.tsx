export interface ProgressBarProps {
  /** What is being counted, read aloud. */
  label: string
  value: number
  max: number
  /** The value in words, « 8 images sur 20 ». */
  valueText?: string
}

/** Only for what is really counted; for the rest use a Spinner and words. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className="h-1.5 overflow-hidden rounded-full bg-veil2 forced-colors:border"
    >
      <div
        className="h-full rounded-full bg-iris forced-color-adjust-none forced-colors:bg-[Highlight] transition-[width] duration-300"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
