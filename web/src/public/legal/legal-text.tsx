import { useTranslation } from 'react-i18next'

/** A sentence of law; what the operator has not filled in yet is marked, so that nobody overlooks it. */
export function LegalText({ sentence }: { sentence: string }) {
  const { t } = useTranslation()
  const missing = t('legal.missing')
  const [first, ...rest] = sentence.split(missing)
  return (
    <p className="mt-3 max-w-[42em]">
      {first}
      {rest.map((after) => (
        <Missing key={after} words={missing} after={after} />
      ))}
    </p>
  )
}

function Missing({ words, after }: { words: string; after: string }) {
  return (
    <>
      <mark className="rounded-[5px] bg-warning-soft px-1.5 py-0.5 font-semibold text-warning">{words}</mark>
      {after}
    </>
  )
}
