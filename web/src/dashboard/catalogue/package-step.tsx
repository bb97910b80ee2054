import { type PackageType, photosNeeded } from '@app/domain/catalogue/packages.ts'
import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { PHOTOS_PER_TRANSFORMATION, photosMissing } from '@app/domain/photos/photo-rules.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/fields/radio-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentUser } from '../accounts/account-queries.ts'
import { CatalogueGap } from './catalogue-gap.tsx'
import { usePackages } from './catalogue-queries.ts'
import { LockedPackage } from './locked-package.tsx'
import { PackageCard } from './package-card.tsx'
import { Unlocked } from './unlocked.tsx'

export interface PackageStepProps {
  value: PackageType | null
  /** Few of her photos carry the style she chose in step 2. */
  mayFallShort: boolean
  photos: Draft['uploadedImages']
  onChange: (type: PackageType) => void
  onAddPhotos: () => void
}

/** Step 3. Which free packages she sees is the server's decision. */
export function PackageStep({ value, mayFallShort, photos, onChange, onAddPhotos }: PackageStepProps) {
  const { t } = useTranslation()
  const { userType } = useCurrentUser()
  const packages = usePackages()
  if (!packages.data) return <CatalogueGap query={packages} />
  const locked = packages.data.find(({ lock }) => lock !== null)
  const open = packages.data.filter(({ lock }) => lock === null)
  return (
    <>
      {userType === 'pro' && <ProNotice hasTest={packages.data.some(({ id }) => id === 'pro_test')} />}
      {locked && <LockedPackage each={locked} />}
      <Unlocked isLocked={locked !== undefined} onUnlocked={() => value ?? onChange('decouverte')} />
      <FewPhotos missing={photosMissing(photos)} onAdd={onAddPhotos} />
      {mayFallShort && (
        <p className="mb-5 flex items-start gap-3 rounded-field bg-veil px-4 py-3 text-small text-ink2">
          <Icon name="info" className="mt-0.5" />
          {t('catalogue.packages.mayFallShort')}
        </p>
      )}
      <RadioCards
        label={t('catalogue.packages.label')}
        value={value}
        onChange={onChange}
        className="grid gap-3 tab:grid-cols-2 desk:grid-cols-[repeat(auto-fit,minmax(188px,1fr))] desk:gap-4"
      >
        {open.map((each) => (
          <PackageCard
            key={each.id}
            each={each}
            photosMissing={photosMissing(photos, photosNeeded(each.id))}
          />
        ))}
      </RadioCards>
    </>
  )
}

/** Fewer photos than a paid package takes: how many are missing, and the way back to where they are added. */
function FewPhotos({ missing, onAdd }: { missing: number; onAdd: () => void }) {
  const { t } = useTranslation()
  if (missing === 0) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-veil px-4 py-1.5 text-small text-ink2">
      <Icon name="image" />
      <p className="min-w-0 flex-1 basis-60 py-1.5">
        {t('catalogue.packages.fewPhotos', { count: missing, total: PHOTOS_PER_TRANSFORMATION })}
      </p>
      <Button kind="text" size="small" className="-mx-3" onClick={onAdd}>
        {t('photos.add')}
      </Button>
    </div>
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
