import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useCurrentUser } from '../../accounts/account-queries.ts'
import { CatalogueGap } from '../../catalogue/catalogue-gap.tsx'
import { useBaseStyle, useBaseStyles, usePackage, usePackages } from '../../catalogue/catalogue-queries.ts'
import { CardPayment } from './card-payment.tsx'
import type { useFreeCreation } from './free-creation.ts'
import { FreeTest } from './free-test.tsx'
import { MethodChoice, type PaymentMethod } from './method-choice.tsx'
import { OrderRecap } from './order-recap.tsx'

export interface PaymentStepProps {
  draft: Draft
  free: ReturnType<typeof useFreeCreation>
  onBusy: (busy: boolean) => void
  /** Back to the packages: this step has no navigation of its own. */
  onChangePackage: () => void
  onPaid: (transformationId: string | null) => void
  /** Her photos do not carry the style. */
  onImpossible: (error: ApiError) => void
}

/** Step 4. A professional with her free test left chooses between it and her card; card by default. */
export function PaymentStep({ draft, free, onBusy, onChangePackage, ...news }: PaymentStepProps) {
  const { userType } = useCurrentUser()
  const styles = useBaseStyles()
  const packages = usePackages()
  const style = useBaseStyle(draft.baseStyle)
  const chosen = usePackage(draft.packageType)
  const test = usePackage('pro_test')
  const [method, setMethod] = useState<PaymentMethod>('card')
  const [isPaying, setIsPaying] = useState(false)
  if (!style || !chosen) return <CatalogueGap query={styles.isError ? styles : packages} />
  const recap = { name: draft.name, style, tone: draft.tone }
  const onPaying = (busy: boolean) => {
    setIsPaying(busy)
    onBusy(busy)
  }
  return (
    <>
      {userType === 'pro' && test && (
        <MethodChoice
          {...{ chosen, test }}
          value={method}
          onChange={setMethod}
          disabled={isPaying || free.isPending}
        />
      )}
      {method === 'card' ? (
        <CardPayment
          {...recap}
          package={chosen}
          onBusy={onPaying}
          onChangePackage={isPaying ? null : onChangePackage}
          {...news}
        />
      ) : (
        <FreeTest
          free={free}
          maker={style.maker}
          recap={test && <OrderRecap {...recap} package={test} onChangePackage={null} />}
          onStart={(photosTo) =>
            free.create({
              name: draft.name,
              tone: draft.tone,
              baseStyle: style.id,
              packageType: 'pro_test',
              photosTo,
            })
          }
        />
      )}
    </>
  )
}
