import { Loader } from '../../ui/loader.tsx'

/** Over everything, from the moment she is known until the dashboard is there (spec §2, loading screens). */
export const Entering = ({ message }: { message: string }) => (
  <div className="fixed inset-0 z-40 bg-bg">
    <Loader message={message} />
  </div>
)
