/** The two ways in, side by side: tabs of the dialog, links between the pages. */
export const TABS_LOOKS = 'mb-6 grid grid-cols-2 gap-1 rounded-button bg-veil p-1'

export const TAB_LOOKS =
  'grid min-h-11 place-items-center rounded-[11px] px-3 text-small font-[650] text-ink2 no-underline hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-1 forced-colors:aria-selected:underline aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-1 forced-colors:aria-[current]:underline'
