import type { Renounceable } from '@app/domain/withdrawals/withdrawals-api.ts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx'
import { useContractWords } from './contract-words.ts'

interface ContractFieldProps extends Omit<TextFieldProps, 'label' | 'hint'> {
  contracts: Renounceable[]
  chosen: string
  onChoose: (contract: string) => void
}

/** Her own contracts to choose from, and a line for any other; a stranger has the line alone. */
export function ContractField({ contracts, chosen, onChoose, ...line }: ContractFieldProps) {
  const { t } = useTranslation()
  const wordsOf = useContractWords()
  const isListed = contracts.some(({ contract }) => contract === chosen)
  const options = contracts.map((each) => ({ value: each.contract, label: wordsOf(each) }))
  return (
    <>
      {contracts.length > 0 && (
        <SelectField
          label={t('withdrawal.chooseContract')}
          value={isListed ? chosen : ''}
          onChange={(event) => onChoose(event.target.value)}
          options={[...options, { value: '', label: t('withdrawal.otherContract') }]}
        />
      )}
      {!isListed && (
        <TextField {...line} label={t('withdrawal.contract')} hint={t('withdrawal.contractHint')} />
      )}
    </>
  )
}
