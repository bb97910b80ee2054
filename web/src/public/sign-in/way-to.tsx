import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PAGE_OF_VIEW } from './page-of-view.ts'
import type { SignInView } from './sign-in-view.ts'

interface WayToProps {
  view: SignInView
  inDialog: boolean
  children: ReactNode
}

/** From one form to another: in the dialog they change places, on a page it is a link. */
export function WayTo({ view, inDialog, children }: WayToProps) {
  const looks = { kind: 'text', size: 'small', className: '-mt-1 justify-self-center underline' } as const
  if (inDialog)
    return (
      <Button {...looks} data-view={view}>
        {children}
      </Button>
    )
  return (
    <ButtonLink {...looks} href={PAGE_OF_VIEW[view]}>
      {children}
    </ButtonLink>
  )
}
