import { LoadingLines } from '../../ui/loader.tsx'

/** Over the step and its buttons, while what she ordered is being begun. The sheet can still be closed. */
export function TransitionScreen({ message, line }: { message: string; line?: string }) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-10 grid place-content-center justify-items-center gap-5 bg-bg px-6 text-center text-ink"
    >
      <LoadingLines message={message} />
      {line && <p className="-mt-3 text-ink2">{line}</p>}
    </div>
  )
}
