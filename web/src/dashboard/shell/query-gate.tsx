import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Failure } from './failures/failure-words.ts'
import { FailedPart, UnknownLine, Unreachable } from './failures/unreachable.tsx'
import { useRetry } from './failures/use-retry.ts'
import { WaitingLine } from './waiting-line.tsx'

interface AnyGateProps<Data> {
  /** Asked before: a `useQuery` written in its place would not know what it answers. */
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** What is shown of it once it has come; it stays while asking again fails. */
  children: (data: Data) => ReactNode
}

interface GateProps<Data> extends AnyGateProps<Data> {
  failure: Failure
}

interface PageGateProps<Data> extends GateProps<Data> {
  /** In place of an address that names nothing of hers, or nothing at all. */
  missing?: ReactNode
  /** Until it has come. */
  wait?: ReactNode
}

/** A page that hangs on one call. */
export function PageGate<Data>({ query, failure, children, missing, wait }: PageGateProps<Data>) {
  const { data } = query
  const { error, retry } = useRetry(query)
  if (data !== undefined) return children(data)
  if (missing && isMissing(error)) return missing
  if (error) return <Unreachable {...{ failure, error }} onRetry={retry} />
  return wait ?? <Spinner className="mx-auto my-24 block size-8 text-primary" />
}

const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

interface PartGateProps<Data> extends GateProps<Data> {
  /** What is said until it has come. */
  wait?: string
  /** Of what stands in its place. */
  className?: string
}

/** A part of a page that hangs on one call, while the rest of it stands. */
export function PartGate<Data>({ query, failure, children, wait, className }: PartGateProps<Data>) {
  const { data } = query
  const { error, retry } = useRetry(query)
  if (data !== undefined) return children(data)
  if (error) return <FailedPart {...{ failure, error, className }} onRetry={retry} />
  return wait && <WaitingLine className={className}>{wait}</WaitingLine>
}

interface LineGateProps<Data> extends AnyGateProps<Data> {
  /** What is said where it could not be fetched. */
  unknown: string
}

/** A line that hangs on one call, with what belongs to it; its room is kept until it has come. */
export function LineGate<Data>({ query, unknown, children }: LineGateProps<Data>) {
  const { data } = query
  const { error, retry } = useRetry(query)
  if (data !== undefined) return children(data)
  return error ? <UnknownLine words={unknown} onRetry={retry} /> : <p className="min-h-6" />
}
