import { testCardAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../api/call.ts'
import type { CardCheck, CardFormProps, CardOutcome } from '../card-form.ts'
import { CardFields } from './card-fields.tsx'
import { CARD_FIELDS, type CardField, cardGaps, type TypedCard } from './card-gaps.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { TestCardNotice } from './test-card-notice.tsx'

const EMPTY: TypedCard = { number: '', expiry: '', cvc: '' }

/** The form of the built-in test cards: behaves like a real one, and takes no money (product rule 15). */
export function TestCardForm({ intent, amount, disabled, onState, ref }: CardFormProps) {
  const { t } = useTranslation()
  const [card, setCard] = useState(EMPTY)
  const [shown, setShown] = useState<ReadonlySet<CardField>>(new Set())
  const fields = useRef<HTMLFieldSetElement>(null)
  const challenge = useChallenge()
  const gaps = cardGaps(card, new Date())

  useEffect(() => onState('ready'), [onState])
  const check = async (): Promise<CardCheck> => {
    setShown(new Set(CARD_FIELDS))
    const first = CARD_FIELDS.find((field) => gaps[field])
    if (first) fields.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return { status: first ? 'incomplete' : 'complete' }
  }
  const confirm = async (): Promise<CardOutcome> => {
    const { clientSecret } = intent
    const answer = await confirmTestCard(clientSecret, card)
    if (answer.status !== 'requires_action') return outcomeOf(answer)
    return outcomeOf(await answerChallenge(clientSecret, await challenge.ask()))
  }
  useImperativeHandle(ref, () => ({ check, confirm }))

  return (
    <>
      <TestCardNotice />
      <CardFields
        ref={fields}
        card={card}
        disabled={disabled}
        onChange={(changes) => setCard((before) => ({ ...before, ...changes }))}
        onLeave={(field) => card[field] && setShown((before) => new Set(before).add(field))}
        errorOf={(field) => {
          const gap = shown.has(field) ? gaps[field] : undefined
          return gap && t(`payment.card.gaps.${gap}`)
        }}
      />
      <ChallengeDialog open={challenge.isOpen} amount={amount} onAnswer={challenge.answer} />
    </>
  )
}

const outcomeOf = (answer: { status: string; error?: { message: string } | undefined }): CardOutcome =>
  answer.status === 'succeeded'
    ? { status: 'succeeded' }
    : { status: 'refused', message: answer.error?.message ?? '' }

/** A question put to her, as a promise of her answer. */
function useChallenge() {
  const [open, setOpen] = useState<{ resolve: (accept: boolean) => void } | null>(null)
  return {
    isOpen: open !== null,
    ask: () => new Promise<boolean>((resolve) => setOpen({ resolve })),
    answer: (accept: boolean) => {
      open?.resolve(accept)
      setOpen(null)
    },
  }
}

const confirmTestCard = (clientSecret: string, card: TypedCard) =>
  callApi(api.testCardConfirm(), { method: 'POST', body: { clientSecret, card }, answer: testCardAnswer })

const answerChallenge = (clientSecret: string, accept: boolean) =>
  callApi(api.testCardChallenge(), { method: 'POST', body: { clientSecret, accept }, answer: testCardAnswer })
