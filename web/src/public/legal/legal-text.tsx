import { createElement } from 'react'
import { useTranslation } from 'react-i18next'

const ADDRESS = 'https?://[^\\s,;]*[^\\s,;.]|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+'

/** A sentence of law: addresses are links, and what the operator has not filled in yet is marked. */
export function LegalText({ sentence }: { sentence: string }) {
  const { t } = useTranslation()
  const missing = t('legal.missing')
  const pieces = sentence.split(new RegExp(`(${missing}|${ADDRESS})`)).map((words, place) => {
    if (place % 2 === 0) return words
    return createElement(words === missing ? Missing : Address, { words })
  })
  return createElement('p', { className: 'mt-3 max-w-[42em]' }, ...pieces)
}

function Address({ words }: { words: string }) {
  return (
    <a
      href={words.includes('://') ? words : `mailto:${words}`}
      className="text-primary underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {words.replace(/^https?:\/\//, '')}
    </a>
  )
}

function Missing({ words }: { words: string }) {
  return (
    <mark className="rounded-[5px] bg-warning-soft box-decoration-clone px-1.5 py-0.5 font-semibold text-warning">
      {words}
    </mark>
  )
}
