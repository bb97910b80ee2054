import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { Loader } from '../../ui/loader.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { pageOf } from './page-of.ts'
import { ShowHandedToast } from './toasts/show-handed-toast.tsx'

export interface ShellProps {
  /** At the end of the header. */
  menu: ReactNode
  /** Above every page. */
  notice: ReactNode
  /** What comes over any page, when it has news. */
  news: ReactNode
}

/** The frame of every page of the dashboard; the nouns in it are handed in. */
export function Shell({ menu, notice, news }: ShellProps) {
  const { t } = useTranslation()
  const main = useMainOfPage()
  return (
    <>
      <a
        href="#contenu"
        className="-translate-y-40 fixed top-3 left-3 z-20 rounded-field bg-surface px-4 py-3 shadow-2 focus:translate-y-0"
      >
        {t('dashboard.skip')}
      </a>
      <Header menu={menu} />
      <ConnectionLine />
      <main id="contenu" ref={main} tabIndex={-1} className="min-h-dvh pt-17 outline-none">
        {notice}
        <Suspense fallback={<Loader message={t('ui.loading')} isPatient />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      {news}
      <ShowHandedToast />
    </>
  )
}

/** On every change of page: back to the top, and the reader starts at the new content. */
function useMainOfPage() {
  const main = useRef<HTMLElement>(null)
  const page = pageOf(useLocation().pathname)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [page])
  return main
}
