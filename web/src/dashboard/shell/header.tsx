import { pages } from '@app/domain/routes.ts'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../ui/language/language-switch.tsx'
import { useLanguage } from '../../ui/language/use-words.ts'
import { Logo } from '../../ui/logo.tsx'
import { brand } from './brand.ts'

/** `menu` stands at its end. */
export function Header({ menu }: { menu: ReactNode }) {
  return (
    <header className="fixed inset-x-0 top-0 z-10 border-line border-b bg-bg/92 backdrop-blur-[10px] [view-transition-name:header]">
      <div className="wrap flex min-h-17 items-center gap-2.5">
        <div className="mr-auto">
          <Logo brand={brand()} href={pages.dashboard()} />
        </div>
        <LanguageSwitch language={useLanguage()} />
        {menu}
      </div>
    </header>
  )
}
