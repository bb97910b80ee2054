import {
  type Renounceable,
  type WithdrawalDeclaration,
  withdrawalSchema,
} from '@app/domain/withdrawals/withdrawals-api.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fieldWords } from '../forms/field-words.ts'
import { ContractField } from './contract-field.tsx'

interface WithdrawalFormProps {
  declaration: WithdrawalDeclaration
  contracts: Renounceable[]
  onNext: (declaration: WithdrawalDeclaration) => void
}

/** What the law lets us ask for: a name, the contract, an address for the acknowledgement. */
export function WithdrawalForm({ declaration, contracts, onNext }: WithdrawalFormProps) {
  const { t } = useTranslation()
  const { register, handleSubmit, formState, setValue, watch } = useForm<WithdrawalDeclaration>({
    resolver: zodResolver(withdrawalSchema),
    defaultValues: declaration,
  })
  const errorOf = (name: keyof WithdrawalDeclaration) => fieldWords(t, formState.errors[name]?.message)
  return (
    <form noValidate onSubmit={handleSubmit(onNext)} className="grid gap-5">
      <TextField
        label={t('withdrawal.name')}
        autoComplete="name"
        data-typed
        error={errorOf('name')}
        {...register('name')}
      />
      <ContractField
        contracts={contracts}
        chosen={watch('contract')}
        onChoose={(contract) => setValue('contract', contract)}
        data-typed
        error={errorOf('contract')}
        {...register('contract')}
      />
      <TextField
        label={t('withdrawal.email')}
        type="email"
        autoComplete="email"
        data-typed
        hint={t('withdrawal.emailHint')}
        error={errorOf('email')}
        {...register('email')}
      />
      <Button kind="primary" type="submit">
        {t('withdrawal.next')}
      </Button>
    </form>
  )
}
