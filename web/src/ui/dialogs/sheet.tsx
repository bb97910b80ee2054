import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { standBelow } from '../toasts/stand-below.ts'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  /** Under the title and above the scrolling part: the stepper. */
  header?: ReactNode
  /** Over the end of the scrolling part, which leaves room for it: what must not move anything. */
  overlay: ReactNode
  /** Always in sight: the buttons. */
  footer: ReactNode
  children: ReactNode
}

const BACKDROP =
  'fixed inset-0 z-20 bg-night/50 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-[420ms] ease-sheet data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0'
const POPUP =
  'pointer-events-auto flex h-[calc(100dvh-34px)] w-full max-w-[1080px] flex-col overflow-hidden rounded-t-sheet bg-bg text-ink shadow-3 outline-none [transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-[420ms] ease-sheet data-swiping:select-none data-swiping:duration-0 data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] desk:h-[calc(100dvh-56px)] low:block low:overflow-y-auto dark:ring-1 dark:ring-line-strong/60 forced-colors:border'

/**
 * The bottom sheet of the wizard: 34 px below the top on phones, at most 1080 px wide. It may be closed by
 * swiping down, by Escape or on the backdrop. In a low window all of it scrolls, its bars too. It follows the
 * phone's keyboard, which vaul does not.
 */
export function Sheet({ open, onClose, title, header, overlay, footer, children }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className={BACKDROP} />
          <Drawer.Viewport className="pointer-events-none fixed inset-0 z-21 flex items-end justify-center">
            <Drawer.Popup data-scroller="" className={POPUP}>
              {/* Above whatever may cover the rest: the way out stays. */}
              <div
                ref={standBelow}
                className="relative z-20 flex-none border-b border-line bg-bg px-5 pt-2.5 pb-3.5 desk:px-9"
              >
                <div
                  aria-hidden="true"
                  className="mx-auto mb-2 h-[5px] w-11 rounded-full bg-line-strong/60"
                />
                <div className="flex items-center justify-between gap-4">
                  <Drawer.Title className="font-display text-[1.75rem]">{title}</Drawer.Title>
                  <Drawer.Close render={<IconButton icon="cross" label={t('ui.close')} />} />
                </div>
                {header}
              </div>
              <Drawer.Content
                data-scroller=""
                className="low:overflow-visible min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-5.5 pb-26 touch-auto desk:px-9 desk:pt-7 desk:pb-16"
              >
                {children}
              </Drawer.Content>
              <div className="sticky bottom-0 z-10 h-0 flex-none">
                <div className="absolute inset-x-0 bottom-0">{overlay}</div>
              </div>
              <div className="flex flex-none flex-wrap items-center gap-3 border-t border-line bg-surface px-5 pt-3.5 pb-[calc(14px+env(safe-area-inset-bottom))] empty:hidden desk:px-9">
                {footer}
              </div>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}
