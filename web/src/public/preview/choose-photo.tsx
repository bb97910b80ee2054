import { PREVIEW_MINUTES } from '@app/domain/preview/preview-rules.ts'
import { art } from '@app/domain/routes.ts'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { FileField } from './file-field.tsx'

export interface ChoosePhotoProps {
  /** Why the photo before will not do. */
  refusal: string | null
  isErased: boolean
  onFile: (file: File) => void
}

/** The album, the front camera of a phone, or a file dropped on the card. */
export function ChoosePhoto({ refusal, isErased, onFile }: ChoosePhotoProps) {
  const { t } = useTranslation()
  const { isOver, place } = useDrop(onFile)
  return (
    <div
      {...place}
      className={`grid gap-7 rounded-sheet bg-surface px-6 py-8 shadow-2 desk:grid-cols-[1fr_22rem] desk:items-center desk:gap-14 desk:px-14 desk:py-12 ${isOver ? 'outline-3 outline-primary outline-dashed' : ''}`}
    >
      <DrawnExample />
      <div className="min-w-0 desk:order-first">
        <Said refusal={refusal} isErased={isErased} />
        <p className="mb-3 text-ink2 max-desk:hidden pointer-coarse:hidden">{t('preview.page.drop')}</p>
        <Ways hasBefore={refusal !== null || isErased} onFile={onFile} />
        <p className="mt-5 font-[650]">{t('preview.page.advice')}</p>
        <div className="mt-6 grid gap-3 border-line border-t pt-6 text-ink2 text-small">
          <Pledge icon="lock">{t('preview.page.privacy', { minutes: PREVIEW_MINUTES })}</Pledge>
          <Pledge icon="user">{t('preview.page.hers')}</Pledge>
        </div>
      </div>
    </div>
  )
}

const Pledge = ({ icon, children }: { icon: IconName; children: string }) => (
  <p className="flex items-start gap-2.5">
    <Icon name={icon} className="mt-0.5 size-4.5 flex-none" />
    {children}
  </p>
)

/** The same drawn head twice, before and after: what will happen to hers. */
const DrawnExample = () => (
  <div aria-hidden="true" className="flex justify-center gap-3">
    {(['avant', 'apres'] as const).map((side) => (
      <img
        key={side}
        src={art.hero(side)}
        alt=""
        width={150}
        height={190}
        className="h-34 w-26 rounded-card bg-tint-blond object-cover object-[50%_30%] even:bg-tint-iris desk:h-56 desk:w-42"
      />
    ))}
  </div>
)

function Ways({ hasBefore, onFile }: { hasBefore: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const album = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  // Focus comes back here when the photo before is gone: what had it is gone too.
  useEffect(() => {
    if (hasBefore) button.current?.focus()
  }, [hasBefore])
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={button} kind="primary" className="max-tab:w-full" onClick={() => album.current?.click()}>
        <Icon name="image" />
        {t('preview.page.choose')}
      </Button>
      <Button
        kind="secondary"
        className="max-tab:w-full pointer-fine:hidden"
        onClick={() => camera.current?.click()}
      >
        <Icon name="camera" />
        {t('preview.page.camera')}
      </Button>
      <FileField ref={album} name="photo" onFile={onFile} />
      <FileField ref={camera} name="camera" isCamera onFile={onFile} />
    </div>
  )
}

function Said({ refusal, isErased }: Pick<ChoosePhotoProps, 'refusal' | 'isErased'>) {
  const { t } = useTranslation()
  if (refusal)
    return (
      <div role="alert" className="mb-7 rounded-field bg-warning-soft px-4 py-3">
        <p className="flex items-center gap-2 font-[650] text-warning">
          <Icon name="triangle" />
          {t('preview.page.refusedTitle')}
        </p>
        <p className="mt-1 text-small">{refusal}</p>
      </div>
    )
  return isErased ? (
    <p role="status" className="mb-7 rounded-field bg-veil px-4 py-3">
      {t('preview.page.erased')}
    </p>
  ) : null
}

/** A file dropped on a place: the first one is taken. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const hover = (isOn: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isOn)
  }
  const onDrop = (event: DragEvent) => {
    hover(false)(event)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return { isOver, place: { onDragOver: hover(true), onDragLeave: hover(false), onDrop } }
}
