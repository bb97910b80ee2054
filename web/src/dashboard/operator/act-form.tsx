import type { DeskAct } from '@app/domain/operator/desk-acts.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { Trouble } from '../shell/failures/trouble.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { useIsOpen } from '../shell/use-is-open.ts'
import { type Sent, useDeskAct } from './desk-queries.ts'

interface ActFormProps {
  act: DeskAct
  /** The row it is done to, or what kind of row it adds. */
  id: string
  /** The same, in words. */
  what: string
  /** What was typed; null where something lacks, which is said beside its field. */
  typed: () => Omit<Sent, 'act' | 'id'> | null
  onDone?: () => void
  onClose: () => void
  children: ReactNode
}

const newPress = () => crypto.randomUUID()

/** Whether it was done nobody has said: sent again it is the same press, which the server does not do twice. */
const isLost = (error: Error | null) => error instanceof ApiError && error.code === null

/** Asks once more before anything is done, with what it takes; what came of it is said, and written down for good. */
export function ActForm({ act, id, what, typed, onDone, onClose, children }: ActFormProps) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const isOpen = useIsOpen()
  const tell = (type: 'success' | 'error', description: string) =>
    show({ type, title: t(`operator.acts.${act}`), description })
  const troubleOf = (error: Error) => troubleWords(t, error, t('operator.trouble'))
  const doing = useDeskAct({
    onSuccess: ({ done, said }) => {
      if (done) tell('success', said)
      else if (!isOpen.current) tell('error', said)
    },
    // In the window it is said beside what was typed.
    onError: (error) => !isOpen.current && tell('error', troubleOf(error)),
  })
  const [press, setPress] = useState(newPress)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = typed()
    if (!given) return
    doing.mutate(
      { act, id, ...given, press },
      {
        onSettled: (_answer, error) => {
          if (!isLost(error)) setPress(newPress())
        },
        onSuccess: ({ done }) => {
          if (!done) return
          onClose()
          onDone?.()
        },
      },
    )
  }
  const trouble = doing.error ? troubleOf(doing.error) : doing.data && !doing.data.done && doing.data.said
  return (
    <Dialog open onClose={onClose} title={t(`operator.acts.${act}`)}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-ink2 wrap-anywhere">{t(`operator.effects.${act}`, { what })}</p>
        {children}
        {trouble && <Trouble takesFocus>{trouble}</Trouble>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('accounts.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={doing.isPending}>
            {t('operator.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
