import type { OpenedShare } from '@app/domain/shares/shares-api.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dateWords } from '../../ui/language/dates.ts'
import { useLanguage } from '../../ui/language/use-words.ts'

type Told = 'copied' | 'copyTrouble' | 'sendTrouble'

/** The address, told this once: to copy, or to hand to the share sheet of her device. */
export function OpenedLink({ opened: { address, share } }: { opened: OpenedShare }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const ready = useRef<HTMLParagraphElement>(null)
  const [told, setTold] = useState<Told | null>(null)
  // The button that made it is gone, and had the focus.
  useEffect(() => ready.current?.focus(), [])
  const copy = async () => setTold(await copied(address, field.current))
  return (
    <div className="grid gap-5">
      <p ref={ready} tabIndex={-1} className="font-[650]">
        {t('shares.dialog.ready')}
      </p>
      <TextField
        ref={field}
        label={t('shares.dialog.address')}
        hint={t('shares.dialog.once', { date: dateWords(share.expiresAt, language) })}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" className="max-tab:w-full" onClick={() => void copy()}>
          <Icon name="check" className={told === 'copied' ? 'size-5' : 'hidden'} />
          {t('shares.dialog.copy')}
        </Button>
        {'share' in navigator && <SendButton address={address} onTrouble={() => setTold('sendTrouble')} />}
      </div>
      <p role="status" className="text-ink2 empty:hidden">
        {told && t(`shares.dialog.${told}`)}
      </p>
    </div>
  )
}

/** Where the browser does not let us, she finds it selected. */
async function copied(address: string, field: HTMLInputElement | null): Promise<Told> {
  try {
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    field?.focus()
    return 'copyTrouble'
  }
}

/** No words and no name go along: the address alone. */
function SendButton({ address, onTrouble }: { address: string; onTrouble: () => void }) {
  const { t } = useTranslation()
  const send = () =>
    navigator.share({ url: address }).catch((error: Error) => {
      // She closed the sheet.
      if (error.name !== 'AbortError') onTrouble()
    })
  return (
    <Button kind="secondary" className="max-tab:w-full" onClick={() => void send()}>
      <Icon name="share" />
      {t('shares.dialog.send')}
    </Button>
  )
}
