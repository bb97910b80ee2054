import { LIGHTEST_DEPTH, readTone } from '@app/domain/catalogue/tones.ts'
import { PREVIEW_TONES } from '@app/domain/preview/preview-rules.ts'
import { art } from '@app/domain/routes.ts'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToneName, useToneWords } from '../../ui/language/use-tone-name.ts'

export interface ToneChoiceProps {
  /** The style's own tone. */
  own: string
  /** Another one; `null` keeps the style's own. */
  value: string | null
  /** The lightest depth her photo carries: lighter tones are not shown. */
  upTo: number
  onChange: (tone: string | null) => void
}

const OWN = 'own'

/** A small chart: the style's own tone, and others from dark to light. Scrolls sideways on phones. */
export function ToneChoice({ own, value, upTo, onChange }: ToneChoiceProps) {
  const { t } = useTranslation()
  const nameOf = useToneName()
  const wordsOf = useToneWords()
  return (
    <>
      <h3 className="mt-6 mb-2 font-[650] font-text text-body tracking-normal">
        {t('preview.page.tones')}
        <span className="ml-2 font-medium text-ink2">{nameOf(value ?? own)}</span>
      </h3>
      <RadioGroup
        aria-label={t('preview.page.tones')}
        value={value ?? OWN}
        onValueChange={(next) => onChange(next === OWN ? null : String(next))}
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] tab:mx-0 tab:flex-wrap tab:px-0"
      >
        <Tone value={OWN} code={own} name={t('preview.page.ownToneNamed', { tone: nameOf(own) })}>
          {t('preview.page.ownTone')}
        </Tone>
        {PREVIEW_TONES.filter((code) => code !== own && readTone(code).depth <= upTo).map((code) => (
          <Tone key={code} value={code} code={code} name={nameOf(code)}>
            {code} <span className="font-medium">{wordsOf(code)}</span>
          </Tone>
        ))}
      </RadioGroup>
      {upTo < LIGHTEST_DEPTH && (
        <p className="mt-2 text-ink2 text-small">{t('preview.page.upTo', { depth: upTo })}</p>
      )}
    </>
  )
}

const Tone = (props: { value: string; code: string; name: string; children: ReactNode }) => (
  <Radio.Root
    value={props.value}
    aria-label={props.name}
    className="flex min-h-11 flex-none cursor-pointer items-center gap-1.5 rounded-field bg-surface py-1 pr-3 pl-2 font-[650] shadow-[inset_0_0_0_1.5px_var(--color-line)] transition-shadow duration-[180ms] hover:bg-veil data-checked:shadow-[inset_0_0_0_3px_var(--color-primary)] forced-colors:border-2 forced-colors:data-checked:border-[Highlight]"
  >
    <img src={art.lock(props.code)} alt="" width={22} height={29} />
    {props.children}
  </Radio.Root>
)
