import type { ArticleFigure, FigureName } from '@app/texts/articles/article.ts'
import type { Block } from '@app/texts/markdown/blocks.ts'
import type { ReactNode } from 'react'
import { Blocks } from '../../ui/reading/blocks.tsx'
import { PhotoExamples } from './photo-examples.tsx'
import { ToneChart } from './tone-chart.tsx'

/** What an article is made of, with its drawings. */
export const ArticleBlocks = ({ blocks }: { blocks: Block<ArticleFigure>[] }) => (
  <Blocks blocks={blocks} figure={({ name }) => FIGURES[name]()} />
)

const FIGURES: Record<FigureName, () => ReactNode> = {
  nuancier: () => <ToneChart />,
  'photos-reussies': () => <PhotoExamples isGood />,
  'photos-a-eviter': () => <PhotoExamples isGood={false} />,
}
