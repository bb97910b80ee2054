import type { Language } from '@app/texts/languages.ts'

/** « 3 h 30 min » or "3 hr 30 min": hours only from sixty minutes on. */
export function formatDuration(minutes: number, language: Language): string {
  const part = (count: number, unit: 'hour' | 'minute') =>
    count === 0
      ? []
      : [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)]
  return [...part(Math.floor(minutes / 60), 'hour'), ...part(minutes % 60, 'minute')].join('\u00a0')
}
