import { art } from '@app/domain/routes.ts'
import type { LessonFigure } from '@app/texts/courses/course.ts'
import type { Block } from '@app/texts/markdown/blocks.ts'
import { Blocks } from './blocks.tsx'

/** What a lesson is made of, with its drawings: they stand on a ground of their own, on a dark page too. */
export const LessonBlocks = ({ blocks }: { blocks: Block<LessonFigure>[] }) => (
  <Blocks
    blocks={blocks}
    figure={({ name, alt }) => (
      <img
        src={art.courseFigure(name)}
        alt={alt}
        width={720}
        height={380}
        loading="lazy"
        className="mt-7 h-auto w-full rounded-card"
      />
    )}
  />
)
