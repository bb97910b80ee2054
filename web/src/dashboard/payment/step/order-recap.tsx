import type { BaseStyle, Package } from '@app/domain/catalogue/catalogue-api.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { usePrice } from '../../../ui/language/prices.ts'
import { useWords } from '../../../ui/language/use-words.ts'
import { ChosenHead } from '../../catalogue/chosen-head.tsx'
import { ToneChip } from '../../catalogue/tone-chip.tsx'
import { useWornTone } from '../../catalogue/use-worn-tone.ts'

export interface OrderRecapProps {
  name: string
  style: BaseStyle
  /** The tone she chose; null: the style's own. */
  tone: OfferedTone | null
  package: Package
  /** `null` while nothing may be changed. */
  onChangePackage: (() => void) | null
}

/** Everything she is about to order, and what it costs. */
export function OrderRecap({ name, style, tone, package: chosen, onChangePackage }: OrderRecapProps) {
  const { t } = useTranslation()
  const words = useWords()
  const price = usePrice()
  const worn = useWornTone()(style, tone)
  return (
    <section aria-labelledby="recap">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id="recap" className="text-[1.35rem]">
          {t('payment.recap.title')}
        </h3>
        {onChangePackage && (
          <Button kind="text" size="small" className="-mr-3" onClick={onChangePackage}>
            {t('payment.recap.change')}
          </Button>
        )}
      </div>
      <div className="mt-3 flex gap-4">
        <ChosenHead style={style.id} tone={tone} className="size-24 flex-none" />
        <dl className="grid min-w-0 flex-1 content-start gap-1.5">
          <Line label={t('payment.recap.name')}>
            <span className="wrap-anywhere">{name}</span>
          </Line>
          <Line label={t('payment.recap.style')}>{words(style.words.label)}</Line>
          <Line label={t('payment.recap.package')}>
            {words(chosen.words.name)}, {t('catalogue.packages.images', { count: chosen.images })}
          </Line>
        </dl>
      </div>
      <p className="mt-3">
        <ToneChip {...worn} className="shadow-1" />
      </p>
      <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span className="font-[650]">{t('payment.recap.total')}</span>
        <span className="font-display text-[2.1rem] leading-none">{price(chosen.price)}</span>
      </p>
    </section>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-badge leading-tight text-ink2">{label}</dt>
    <dd className="m-0 leading-snug font-[650]">{children}</dd>
  </div>
)
