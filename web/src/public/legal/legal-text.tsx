import { createElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A sentence of law; what the operator has not filled in yet is marked, so that nobody overlooks it. */
export function LegalText({ sentence }: { sentence: string }) {
  const { t } = useTranslation()
  const missing = t('legal.missing')
  const pieces: ReactNode[] = sentence
    .split(missing)
    .flatMap((words, place) => (place === 0 ? [words] : [createElement(Missing, { words: missing }), words]))
  return createElement('p', { className: 'mt-3 max-w-[42em]' }, ...pieces)
}

function Missing({ words }: { words: string }) {
  return (
    <mark className="rounded-[5px] bg-warning-soft px-1.5 py-0.5 font-semibold text-warning">{words}</mark>
  )
}
