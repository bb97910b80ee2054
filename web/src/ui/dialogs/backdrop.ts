/** What lies behind dialogs and sheets. */
export const BACKDROP_LOOKS =
  'fixed inset-0 z-30 bg-night/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** The panel of a dialog: centred, never taller than the screen. */
export const DIALOG_LOOKS =
  'forced-colors:border dark:ring-1 dark:ring-line-strong/60 fixed top-1/2 left-1/2 z-31 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-auto overscroll-contain rounded-sheet bg-bg p-6 text-ink shadow-2 outline-none transition-[opacity,transform] duration-200 data-ending-style:translate-y-[calc(-50%+12px)] data-ending-style:opacity-0 data-starting-style:translate-y-[calc(-50%+12px)] data-starting-style:opacity-0 tab:p-8'
