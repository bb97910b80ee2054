import { art } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { tintOf } from '../../catalogue/tints.ts'
import { drawnShare } from '../line-art/drawn-share.ts'
import { LineArt } from '../line-art/line-art.tsx'

/** The picture of a card: her first image, else the drawing of where the work stands. Decoration beside the name. */
export function Cover({ transformation, className }: { transformation: Transformation; className?: string }) {
  const hasFailed = transformationIs.failed(transformation)
  const isDrawn = !transformation.coverUrl && transformationIs.finished(transformation)
  const tint = isDrawn && !hasFailed ? tintOf(transformation.baseStyle) : 'bg-veil2'
  return (
    <div className={joinClasses('relative overflow-hidden rounded-[13px]', tint, className)}>
      <Picture transformation={transformation} />
    </div>
  )
}

function Picture({ transformation }: { transformation: Transformation }) {
  const hasFailed = transformationIs.failed(transformation)
  const faded = hasFailed && 'opacity-55 grayscale'
  if (transformation.coverUrl)
    return (
      <img
        src={transformation.coverUrl}
        alt=""
        className={joinClasses('absolute inset-0 size-full object-cover object-top', faded)}
      />
    )
  if (!transformationIs.finished(transformation)) return <LineArt share={drawnShare(transformation)} />
  return (
    <img
      src={art.style(transformation.baseStyle)}
      alt=""
      className={joinClasses('absolute inset-x-0 top-0 mx-auto h-[112%] w-auto max-w-none', faded)}
    />
  )
}
