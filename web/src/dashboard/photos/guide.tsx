import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { DESK, useMedia } from './use-media.ts'

/** Drawn by artwork/ into /art/guide: photos that serve, and photos that do not. */
const GOOD_EXAMPLES = ['visage-net', 'angles-varies', 'cheveux-entiers', 'lumiere-du-jour'] as const
const BAD_EXAMPLES = ['lunettes-chapeau', 'photo-floue', 'plusieurs-visages', 'contre-jour'] as const

type GuideExample = (typeof GOOD_EXAMPLES)[number] | (typeof BAD_EXAMPLES)[number]

const guideArt = (example: GuideExample): string => `/art/guide/${example}.webp`

/** Which photos to choose, in drawings with a mark and words, seen before the first upload. */
export function Guide() {
  const { t } = useTranslation()
  const isDesk = useMedia(DESK)
  const frame = 'rounded-card bg-surface p-4.5 shadow-1'
  if (isDesk)
    return (
      <aside aria-label={t('photos.guide.title')} className={frame}>
        <Examples />
      </aside>
    )
  return (
    <details className={`group ${frame}`}>
      <summary className="-m-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-field p-2 font-[650] [&::-webkit-details-marker]:hidden">
        {t('photos.guide.title')}
        <Icon
          name="chevron-down"
          className="size-5 transition-transform duration-[180ms] group-open:rotate-180"
        />
      </summary>
      <div className="mt-4">
        <Examples />
      </div>
    </details>
  )
}

function Examples() {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="mb-3 text-[1.35rem]">{t('photos.guide.good')}</h3>
      <Row examples={GOOD_EXAMPLES} isGood />
      <h3 className="mt-4.5 mb-3 text-[1.35rem]">{t('photos.guide.bad')}</h3>
      <Row examples={BAD_EXAMPLES} isGood={false} />
      <p className="mt-4 text-small leading-snug text-ink2">{t('photos.guide.advice')}</p>
    </>
  )
}

const Row = ({ examples, isGood }: { examples: readonly GuideExample[]; isGood: boolean }) => (
  <ul className="grid grid-cols-2 gap-3 tab:grid-cols-4 desk:grid-cols-2">
    {examples.map((example) => (
      <Example key={example} example={example} isGood={isGood} />
    ))}
  </ul>
)

function Example({ example, isGood }: { example: GuideExample; isGood: boolean }) {
  const { t } = useTranslation()
  return (
    <li className="text-badge leading-[1.2] text-ink2">
      <div className="relative mb-1.5 aspect-square overflow-hidden rounded-field bg-[linear-gradient(var(--color-tint-iris),var(--color-tint-blond))]">
        <img src={guideArt(example)} alt="" loading="lazy" className="size-full object-cover" />
        <span
          className={`absolute right-[5px] bottom-[5px] grid size-6 place-items-center rounded-full text-bg ${isGood ? 'bg-success' : 'bg-danger'}`}
        >
          <Icon name={isGood ? 'check' : 'cross'} className="size-[15px]" />
        </span>
      </div>
      <span aria-hidden="true">{t(`photos.guide.examples.${example}`)}</span>
      <span className="sr-only">
        {t(`photos.guide.${isGood ? 'goodMark' : 'badMark'}`, {
          example: t(`photos.guide.examples.${example}`),
        })}
      </span>
    </li>
  )
}
