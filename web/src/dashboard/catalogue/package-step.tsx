import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../ui/fields/radio-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentUser } from '../accounts/account-queries.ts'
import { AddressNotice } from '../accounts/address-notice.tsx'
import { isFirstFree } from '../shell/brand.ts'
import { CatalogueGap } from './catalogue-gap.tsx'
import { usePackages } from './catalogue-queries.ts'
import { PackageCard } from './package-card.tsx'

export interface PackageStepProps {
  value: PackageType | null
  onChange: (type: PackageType) => void
}

/** Step 3. Which free packages she sees is the server's decision. */
export function PackageStep({ value, onChange }: PackageStepProps) {
  const { t } = useTranslation()
  const { userType, emailVerified } = useCurrentUser()
  const packages = usePackages()
  if (!packages.data) return <CatalogueGap query={packages} />
  return (
    <>
      {userType === 'pro' && <ProNotice hasTest={packages.data.some(({ id }) => id === 'pro_test')} />}
      {userType === 'client' && !emailVerified && isFirstFree() && <AddressNotice className="mb-5" />}
      <RadioCards
        label={t('catalogue.packages.label')}
        value={value}
        onChange={onChange}
        className="grid gap-3 tab:grid-cols-2 desk:grid-cols-[repeat(auto-fit,minmax(188px,1fr))] desk:gap-4"
      >
        {packages.data.map((each) => (
          <PackageCard key={each.id} each={each} />
        ))}
      </RadioCards>
    </>
  )
}

export function ProNotice({ hasTest }: { hasTest: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="mb-5 flex items-start gap-3 rounded-field bg-iris-soft px-4 py-3 text-iris">
      <Icon name="scissors" className="mt-0.5 size-5" />
      <p>
        <b className="block font-[650]">{t('catalogue.packages.proNotice')}</b>
        {t(hasTest ? 'catalogue.packages.proTest' : 'catalogue.packages.proTestTaken')}
      </p>
    </div>
  )
}
