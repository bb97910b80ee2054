import { BASE_STYLE_IDS, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@app/domain/photos/photo-rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FIELD_LOOKS, FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { ActForm } from '../act-form.tsx'
import { useCodeWords } from '../cell.tsx'
import { type Lacks, useLackWords } from '../lacks.ts'

/** A picture of hair, and the style it shows. Nothing wears it before it was checked and published. */
export function LookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const codeWords = useCodeWords()
  const [style, setStyle] = useState<BaseStyleId>(BASE_STYLE_IDS[0])
  const [picture, setPicture] = useState<File>()
  const [lacks, setLacks] = useState<Lacks>({})
  const lackWords = useLackWords(lacks)
  const read = () => {
    const mayBeSent = picture !== undefined && isPicture(picture)
    setLacks(mayBeSent ? {} : { picture: 'pictureRequired' })
    return mayBeSent ? { words: '', picture } : null
  }
  return (
    <ActForm act="upload-look" id={style} what={codeWords(style)} typed={read} onClose={onClose}>
      <SelectField
        label={t('operator.look.style')}
        value={style}
        onChange={(event) =>
          setStyle(BASE_STYLE_IDS.find((id) => id === event.target.value) ?? BASE_STYLE_IDS[0])
        }
        options={BASE_STYLE_IDS.map((value) => ({ value, label: codeWords(value) }))}
      />
      <FieldFrame
        label={t('operator.look.picture')}
        hint={t('operator.look.pictureHint')}
        error={lackWords('picture')}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={PHOTO_TYPES.join(',')}
            onChange={(event) => setPicture(event.target.files?.[0])}
            className={joinClasses(FIELD_LOOKS, 'py-3 text-small')}
          />
        )}
      </FieldFrame>
    </ActForm>
  )
}

/** What the server would refuse for its size or kind is not sent. */
export const isPicture = ({ size, type }: Pick<File, 'size' | 'type'>): boolean =>
  size <= PHOTO_MAX_BYTES && PHOTO_TYPES.some((each) => each === type)
