import { BASE_STYLES, type BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { LIGHTEST_DEPTH } from '@app/domain/catalogue/tones.ts'
import { depthsOfStyle, missOfTone, wornTone } from '@app/domain/catalogue/worn-tone.ts'
import { api } from '@app/domain/routes.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToneChoice } from '../../preview/tone-choice.tsx'
import { Button } from '../../ui/button.tsx'
import { Compared } from './compared.tsx'
import { FileField } from './file-field.tsx'
import { StyleChoice } from './style-choice.tsx'
import type { ReadPhoto } from './use-try-on.ts'
import { WayOn } from './way-on.tsx'

export interface TryOnResultProps {
  photo: ReadPhoto
  /** What the engine makes, whatever this photo carries. */
  offered: BaseStyleId[]
  isSignedIn: boolean
  onFile: (file: File) => void
  onErase: () => void
}

/** Her photo beside itself in a style and a tone of her choice. */
export function TryOnResult({ photo, offered, isSignedIn, onFile, onErase }: TryOnResultProps) {
  const { t } = useTranslation()
  const { preview, book } = photo
  const [style, setStyle] = useState<BaseStyleId | null>(preview.styles[0] ?? null)
  const [wanted, setTone] = useState<OfferedTone | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Where she was is gone: she goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const leftOut = preview.isWhole ? offered.filter((id) => !preview.styles.includes(id)) : []
  const depths = { from: style ? depthsOfStyle(style).from : 1, upTo: preview.upTo }
  // Another style may not take the tone she chose for the last one.
  const tone = style && missOfTone(style, wanted, depths) === null ? wanted : null
  return (
    <div className="grid gap-6 desk:grid-cols-[minmax(0,25rem)_1fr] desk:items-start desk:gap-14">
      {style && (
        <Compared
          book={book}
          before={api.previewBefore(preview.handle)}
          after={api.previewPicture(preview.handle, style, tone ?? undefined)}
          style={t(`styles.${style}.label`)}
          tone={wornTone(style, tone)}
          hasSoftBackdrop={preview.softBackdrops.includes(style)}
        />
      )}
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('preview.page.result')}
        </h2>
        <StyleChoice photo={photo} offered={offered} value={style} onChange={setStyle} />
        {leftOut.length > 0 && (
          <p className="mt-3 text-ink2 text-small">
            {t('preview.page.leftOut', {
              styles: leftOut.map((id) => t(`styles.${id}.label`)).join(', '),
            })}
          </p>
        )}
        {style && (
          <ToneChoice
            own={BASE_STYLES[style].tone}
            value={tone}
            depths={depths}
            note={preview.upTo < LIGHTEST_DEPTH ? t('preview.page.upTo', { depth: preview.upTo }) : null}
            onChange={setTone}
          />
        )}
        <WayOn photo={photo.file} style={style} tone={tone} isSignedIn={isSignedIn} />
        <OtherPhoto onFile={onFile} onErase={onErase} />
      </div>
    </div>
  )
}

function OtherPhoto({ onFile, onErase }: Pick<TryOnResultProps, 'onFile' | 'onErase'>) {
  const { t } = useTranslation()
  const album = useRef<HTMLInputElement>(null)
  return (
    <div className="mt-3 -ml-3 flex flex-wrap gap-x-2">
      <Button kind="text" size="small" onClick={() => album.current?.click()}>
        {t('preview.page.another')}
      </Button>
      <Button kind="text" size="small" onClick={onErase}>
        {t('preview.page.erase')}
      </Button>
      <FileField ref={album} name="photo" onFile={onFile} />
    </div>
  )
}
