import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { Loader } from '../../ui/loader.tsx'
import { useFreshAfterReturn } from '../accounts/use-fresh-after-return.ts'
import { FinishToasts } from '../transformations/finish-toasts.tsx'
import { Footer } from './footer.tsx'
import { Gate } from './gate.tsx'
import { Header } from './header.tsx'
import { pageOf } from './page-of.ts'
import { RefreshTrouble } from './refresh-trouble.tsx'
import { SayHandedToast } from './say-handed-toast.tsx'

/** Header and page, once she is known. */
export function Shell() {
  const { t } = useTranslation()
  const main = useMainOfPage()
  useFreshAfterReturn()
  return (
    <Gate>
      <a
        href="#contenu"
        className="-translate-y-40 fixed top-3 left-3 z-20 rounded-field bg-surface px-4 py-3 shadow-2 focus:translate-y-0"
      >
        {t('dashboard.skip')}
      </a>
      <Header />
      <main id="contenu" ref={main} tabIndex={-1} className="min-h-dvh pt-17 outline-none">
        <RefreshTrouble />
        <Suspense fallback={<Loader message={t('ui.loading')} isPatient />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <FinishToasts />
      <SayHandedToast />
    </Gate>
  )
}

/** On every change of page: back to the top (spec §2), and the reader starts at the new content. */
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
