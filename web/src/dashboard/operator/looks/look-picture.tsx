import type { DeskRow } from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { useCodeWords } from '../cell.tsx'

/** What a look shows, small, in its row. */
export function LookPicture({ row: { id, cells } }: { row: DeskRow }) {
  const { t } = useTranslation()
  const codeWords = useCodeWords()
  return (
    <img
      src={api.deskLook(id)}
      alt={t('operator.look.pictureOf', { style: codeWords(String(cells.style)) })}
      loading="lazy"
      className="h-28 w-21 max-w-none rounded-field bg-veil object-cover"
    />
  )
}
