import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'

/** In a tab of its own: what she has typed stays. */
export const PrivacyLink = ({ children }: { children?: ReactNode }) => (
  <a
    href={pages.privacy()}
    target="_blank"
    rel="noreferrer"
    className="font-[650] underline underline-offset-4"
  >
    {children}
  </a>
)
