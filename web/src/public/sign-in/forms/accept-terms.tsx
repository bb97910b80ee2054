import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { Trans } from 'react-i18next'

export function AcceptTerms() {
  return (
    <p className="text-small text-ink2">
      <Trans
        i18nKey="signin.accept"
        components={{
          terms: <TextLink href={pages.terms()} />,
          privacy: <TextLink href={pages.privacy()} />,
        }}
      />
    </p>
  )
}

/** Trans puts the words of the sentence inside. */
function TextLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} className="text-primary underline underline-offset-4">
      {children}
    </a>
  )
}
