import type { Package } from '@app/domain/catalogue/catalogue-api.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { usePrice } from '../../ui/language/prices.ts'
import { useWords } from '../../ui/language/use-words.ts'
import { EmailCodeForm } from '../accounts/email-code-form.tsx'
import { packagesQuery } from './catalogue-queries.ts'

/** How often it is asked whether her address was confirmed elsewhere. */
const LOOK_MS = 5000

/** Her free first image while her address waits to be confirmed: what it is, and the code typed in its place. */
export function LockedPackage({ each }: { each: Package }) {
  const { t } = useTranslation()
  const words = useWords()
  const price = usePrice()
  const { refetch } = useQuery({
    ...packagesQuery,
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: 'always',
  })
  const images = t('catalogue.packages.images', { count: each.images })
  return (
    <section
      aria-labelledby="locked-package"
      className="mb-5 grid gap-5 rounded-card bg-surface px-4.5 py-5 shadow-1 desk:grid-cols-[15rem_1fr] desk:gap-9 desk:px-6"
    >
      <div>
        <h3 id="locked-package" className="flex items-center gap-2 font-display text-h4 leading-[1.1]">
          <Icon name="lock" className="size-5" />
          {words(each.words.name)}
        </h3>
        <p className="mt-1 font-[650]">
          {images}, {price(each.price)}
        </p>
        <p className="mt-2 text-ink2 text-small">{words(each.words.description)}</p>
      </div>
      <EmailCodeForm onConfirmed={() => void refetch()} />
    </section>
  )
}
