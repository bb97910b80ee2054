import { joinClasses } from '../../ui/join-classes.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** What is under way, in a part of a page. */
export const WaitingLine = ({
  children,
  className,
}: {
  children: string
  className?: string | undefined
}) => (
  <p role="status" className={joinClasses('flex items-center gap-3 text-ink2', className)}>
    <Spinner />
    {children}
  </p>
)
