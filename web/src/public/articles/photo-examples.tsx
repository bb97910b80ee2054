import { art } from '@app/domain/routes.ts'
import type { Texts } from '@app/texts/texts.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

type Example = keyof Texts['photos']['guide']['examples']

/** The same drawings as beside the fifteen photos. */
const GOOD: readonly Example[] = ['visage-net', 'angles-varies', 'cheveux-entiers', 'lumiere-du-jour']
const BAD: readonly Example[] = ['lunettes-chapeau', 'photo-floue', 'plusieurs-visages', 'contre-jour']

/** Each with its mark and its words: never colour alone. */
export function PhotoExamples({ isGood }: { isGood: boolean }) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t(isGood ? 'photos.guide.good' : 'photos.guide.bad')}
      className="mt-6 grid grid-cols-2 gap-4 tab:grid-cols-4"
    >
      {(isGood ? GOOD : BAD).map((example) => (
        <li key={example} className="text-small leading-tight">
          <div className="relative mb-2 overflow-hidden rounded-button bg-tint-iris">
            <img
              src={art.guide(example)}
              alt=""
              width={320}
              height={320}
              loading="lazy"
              className="h-auto w-full"
            />
            <span
              className={`absolute right-2 bottom-2 grid size-7 place-items-center rounded-full text-bg ${isGood ? 'bg-success' : 'bg-danger'}`}
            >
              <Icon name={isGood ? 'check' : 'cross'} className="size-4.5" />
            </span>
          </div>
          {t(`photos.guide.examples.${example}`)}
        </li>
      ))}
    </ul>
  )
}
