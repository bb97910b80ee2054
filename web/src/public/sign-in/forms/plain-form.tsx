import { FIELD_FAULTS, type FieldFault } from '@app/domain/accounts/field-faults.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentForm } from '../../../page-contract.ts'
import { Button, type ButtonKind } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { RefusalCard } from '../../forms/refusal-card.tsx'
import { chooseWords, type RefusalKind, refusalTexts } from '../../forms/refusal-words.ts'
import type { FormFacts, FormName } from './form-facts.ts'

export interface SignInFormProps {
  sent?: SentForm | undefined
  /** Among others in the dialog, where a press shows another; on a page of its own ways are links. */
  inDialog?: boolean
}

interface PlainFormProps {
  name: FormName
  kind: RefusalKind
  /** The page that answers without scripts. */
  action: string
  facts: Omit<FormFacts, 'faults' | 'refusal'>
  children: ReactNode
}

/** Sent by the browser itself, or by a script that checks it first (send-form.ts). Both say the same words. */
export function PlainForm({ name, kind, action, facts, children }: PlainFormProps) {
  const { t } = useTranslation()
  const faults = Object.fromEntries(FIELD_FAULTS.map((fault) => [fault, t(`fields.${fault}`)])) as Record<
    FieldFault,
    string
  >
  const all: FormFacts = { ...facts, faults, refusal: refusalTexts(t, kind) }
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-form={name}
      data-facts={JSON.stringify(all)}
      className="grid gap-5"
    >
      {children}
    </form>
  )
}

/** What stands at a field is not said again here. */
export function PlainRefusal({ kind, sent }: { kind: RefusalKind; sent: SentForm | undefined }) {
  const { t } = useTranslation()
  const refusal = sent?.refusal?.fields ? null : sent?.refusal
  const words =
    refusal &&
    chooseWords(refusalTexts(t, kind), { isNetwork: false, code: refusal.code, sentence: refusal.error })
  return <RefusalCard words={words ?? undefined} hidden={!words} data-refusal />
}

interface SendButtonProps {
  children: ReactNode
  kind?: ButtonKind
  hidden?: boolean
}

export function SendButton({ children, kind = 'primary', hidden }: SendButtonProps) {
  return (
    <Button kind={kind} type="submit" hidden={hidden}>
      <span data-spinner hidden>
        <Spinner />
      </span>
      <span data-words>{children}</span>
    </Button>
  )
}
