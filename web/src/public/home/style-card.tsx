import { BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'

const TINTS = ['bg-tint-blond', 'bg-tint-iris', 'bg-tint-veil', 'bg-tint-sky'] as const

/** A drawn head, the lock of its colour with its code, its name, what kind of hair it is, and the colour in words. */
export function StyleCard({ id, place }: { id: BaseStyleId; place: number }) {
  const { t } = useTranslation()
  const { tone, length, texture } = BASE_STYLES[id]
  // One step further on each row of eight, so that no tint stands above itself.
  const tint = TINTS[(place + Math.floor(place / 8)) % TINTS.length]
  return (
    <li>
      <div className={`gallery-picture ${tint}`}>
        <img src={art.style(id)} alt="" loading="lazy" width={480} height={560} className="gallery-head" />
        <span className="absolute top-1.5 left-1.5 flex items-center gap-1 rounded-[7px] bg-white/90 py-0.5 pr-1.5 pl-1 text-badge font-[650] leading-none text-night">
          <img src={art.lock(tone)} alt="" loading="lazy" width={14} height={18} />
          {tone}
        </span>
      </div>
      <p className="mt-2.5 text-small font-[650] leading-tight">
        {t(`styles.${id}.label`)}
        <span className="mt-0.5 block font-medium text-badge text-ink2">
          {t(`catalogue.lengths.${length}`)}, {t(`catalogue.textures.${texture}`)}, {t(`styles.${id}.tone`)}
        </span>
      </p>
    </li>
  )
}
