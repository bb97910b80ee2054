import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/join-classes.ts'
import { NavButton } from '../nav-button.tsx'
import { usePageTitle } from './page-title.ts'

export interface PageFrameProps {
  /** Its heading, and what the tab is called. */
  title: string
  /** Where the focus may go: its heading. */
  titleId?: string
  /** The way back, above the title. */
  back?: { to: string; words: string }
  /** Under the title. */
  lead?: ReactNode
  /** Beside the title; below it on a telephone; last beside a stage. */
  beside?: ReactNode
  /** Large: beside title and `aside` on a desk, between them on a telephone. */
  stage?: ReactNode
  /** Under the title and what stands beside it. */
  aside?: ReactNode
  /** The page is about one thing, and tells all of it. */
  isArticle?: boolean
  children: ReactNode
}

/** A page of the dashboard: its title, the way back, and what stands below. */
export function PageFrame(props: PageFrameProps) {
  const { title, back, beside, stage, aside, isArticle, children } = props
  usePageTitle(title)
  const Frame = isArticle ? 'article' : 'div'
  return (
    <Frame
      className={joinClasses(
        'wrap',
        back ? 'pt-5 desk:pt-9' : 'pt-8 desk:pt-12',
        isArticle ? 'pb-15' : 'pb-20',
      )}
    >
      {stage ? (
        <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_22rem] desk:grid-rows-[auto_1fr] desk:gap-x-10">
          <div className="desk:col-start-2">
            <Heading {...props} />
          </div>
          <div className="max-desk:mt-5 desk:col-start-1 desk:row-span-2 desk:row-start-1">{stage}</div>
          <div className="desk:col-start-2">
            {aside}
            {beside}
          </div>
        </div>
      ) : (
        <>
          <Heading {...props} />
          {aside}
        </>
      )}
      {children}
    </Frame>
  )
}

function Heading({ title, titleId, back, lead, beside, stage }: PageFrameProps) {
  return (
    <>
      {back && (
        <NavButton kind="text" size="small" to={back.to} icon="arrow-left" className="-ml-3">
          {back.words}
        </NavButton>
      )}
      <div
        className={joinClasses(back && 'mt-3', 'flex flex-wrap items-end justify-between gap-x-8 gap-y-5')}
      >
        <div className="min-w-0 flex-1 basis-80">
          <h1
            {...(titleId && { id: titleId, tabIndex: -1 })}
            className={joinClasses(stage ? 'text-h2' : 'text-title', 'wrap-anywhere')}
          >
            {title}
          </h1>
          {lead}
        </div>
        {!stage && beside}
      </div>
    </>
  )
}
