import { AddressNotice } from './address-notice.tsx'

/** At the top of the dashboard, for as long as an address waits to be confirmed. */
export const ConfirmationNotice = () => (
  <div className="wrap">
    <AddressNotice className="mb-6" />
  </div>
)
