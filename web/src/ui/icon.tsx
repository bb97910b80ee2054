import type { JSX } from 'react'
import { joinClasses } from './join-classes.ts'

/** One stroke, 24 × 24, drawn for this house. */
const STROKES = {
  'arrow-left': <path d="M19 12H5M11 18l-6-6 6-6" />,
  'arrow-right': <path d="M5 12h14M13 6l6 6-6 6" />,
  camera: (
    <>
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
      <circle cx="12" cy="13" r="3.6" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M7 15h3" />
    </>
  ),
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  'chevron-down': <path d="M6 9.5l6 6 6-6" />,
  'chevron-left': <path d="M14.5 6l-6 6 6 6" />,
  'chevron-right': <path d="M9.5 6l6 6-6 6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  compare: <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />,
  cross: <path d="M6 6l12 12M18 6L6 18" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15" />,
  drop: <path d="M12 3.5c4.5 4 6.5 6.7 6.5 9.7a6.5 6.5 0 0 1-13 0c0-3 2-5.7 6.5-9.700z" />,
  expand: <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500S5 16.5 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  share: <path d="M12 15V4M7.5 8.500L12 4l4.5 4.500M5 12.500V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6.500" />,
  heart: (
    <path d="M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11z" />
  ),
  image: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
      <path d="M4 16.500l5-5 4.5 4.5 2.5-2.5 4 4" />
      <circle cx="15.5" cy="9" r="1.4" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.500M12 7.500v.2" />
    </>
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0L5 13.300A4 4 0 0 0 10.700 19l1.300-1.300" />
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8.5 10.500V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  logout: <path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />,
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M4 7.500l8 6 8-6" />
    </>
  ),
  path: (
    <>
      <path d="M4 18c4 0 4-6 8-6s4-6 8-6" />
      <circle cx="4" cy="18" r="1.4" />
      <circle cx="20" cy="6" r="1.4" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  print: <path d="M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6H7z" />,
  retry: <path d="M4.5 12a7.5 7.5 0 1 1 2.3 5.400M4.5 12l-2-2.500M4.5 12l3-1.8" />,
  ring: <path d="M12 3a9 9 0 1 0 9 9" />,
  scissors: (
    <>
      <circle cx="6.5" cy="6.5" r="2.5" />
      <circle cx="6.5" cy="17.5" r="2.5" />
      <path d="M8.6 8L20 18M8.6 16L20 6" />
    </>
  ),
  trash: <path d="M4.5 7h15M9.5 7V4.500h5V7M6.5 7l1 13h9l1-13M10.3 11v5.500M13.7 11v5.5" />,
  triangle: <path d="M12 4l9 16H3zM12 10v4M12 17.200v.2" />,
  upload: <path d="M12 16V5M7 9.500l5-5 5 5M4.5 20h15" />,
  user: (
    <>
      <circle cx="12" cy="8.2" r="4" />
      <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </>
  ),
} satisfies Record<string, JSX.Element>

export type IconName = keyof typeof STROKES

/** As large as an icon is that no class makes larger or smaller: without a size a drawing fills what it lies in. */
const USUAL = '1.25rem'

/** Decoration beside words: hidden from screen readers. The name of the action is never the icon alone. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      width={USUAL}
      height={USUAL}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={joinClasses('flex-none', className)}
    >
      {STROKES[name]}
    </svg>
  )
}
