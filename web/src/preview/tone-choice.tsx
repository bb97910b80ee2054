import { isOfferedTone, OFFERED_TONES, type OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { readTone } from '@app/domain/catalogue/tones.ts'
import type { Depths } from '@app/domain/catalogue/worn-tone.ts'
import { art } from '@app/domain/routes.ts'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToneName, useToneWords } from '../ui/language/use-tone-name.ts'

export interface ToneChoiceProps {
  /** The style's own tone; null before she has chosen a style. */
  own: string | null
  /** Another one; `null` keeps the style's own. */
  value: OfferedTone | null
  /** Those to choose among: what she chose stays in sight all the same. */
  depths: Depths
  /** Why lighter ones are not there. */
  note: string | null
  onChange: (tone: OfferedTone | null) => void
}

const OWN = 'own'

/** A small chart: the style's own tone, and others from dark to light. Scrolls sideways on phones. */
export function ToneChoice({ own, value, depths, note, onChange }: ToneChoiceProps) {
  const { t } = useTranslation()
  const nameOf = useToneName()
  const wordsOf = useToneWords()
  const other = value === own ? null : value
  const worn = other ?? own
  const ownName = own ? t('preview.page.ownToneNamed', { tone: nameOf(own) }) : t('preview.page.ownTone')
  return (
    <>
      <h3 className="mt-6 mb-2 font-[650] font-text text-body tracking-normal">
        {t('preview.page.tones')}
        {worn && <span className="ml-2 font-medium text-ink2">{nameOf(worn)}</span>}
      </h3>
      <RadioGroup
        aria-label={t('preview.page.tones')}
        value={other ?? OWN}
        onValueChange={(next) => onChange(isOfferedTone(String(next)) ? (next as OfferedTone) : null)}
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] tab:mx-0 tab:flex-wrap tab:px-0"
      >
        <Tone value={OWN} code={own} name={ownName}>
          {t('preview.page.ownTone')}
        </Tone>
        {OFFERED_TONES.filter(
          (code) => code !== own && (code === value || isWithin(depths, readTone(code).depth)),
        ).map((code) => (
          <Tone key={code} value={code} code={code} name={nameOf(code)}>
            {code} <span className="font-medium">{wordsOf(code)}</span>
          </Tone>
        ))}
      </RadioGroup>
      {note && <p className="my-2 text-ink2 text-small">{note}</p>}
    </>
  )
}

const isWithin = ({ from, upTo }: Depths, depth: number): boolean => from <= depth && depth <= upTo

const Tone = (props: { value: string; code: string | null; name: string; children: ReactNode }) => (
  <Radio.Root
    value={props.value}
    aria-label={props.name}
    className="flex min-h-11 flex-none cursor-pointer items-center gap-1.5 rounded-field bg-surface py-1 pr-3 pl-2 font-[650] shadow-[inset_0_0_0_1.5px_var(--color-line)] transition-shadow duration-[180ms] hover:bg-veil data-checked:shadow-[inset_0_0_0_3px_var(--color-primary)] forced-colors:border-2 forced-colors:data-checked:border-[Highlight]"
  >
    {props.code && <img src={art.lock(props.code)} alt="" width={22} height={29} />}
    {props.children}
  </Radio.Root>
)
