import { createPortal } from 'react-dom'
import { Loader } from '../../../web/src/ui/loader.tsx'

/**
 * Over everything, from the moment she is known until the dashboard is there. Outside the
 * dialog, which is moved into its place and would keep what is fixed inside itself.
 */
export const Entering = ({ message }: { message: string }) =>
  createPortal(<Loader message={message} />, document.body)
