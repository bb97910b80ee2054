/** Three strands and the name of the house. */
export function Logo({ brand, href }: { brand: string; href: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-[6px] font-display text-[1.42rem] font-[400] leading-none tracking-[-0.03em] text-ink no-underline tab:gap-[9px] tab:text-[1.65rem]"
    >
      <svg
        viewBox="0 0 26 30"
        fill="none"
        strokeWidth={1.7}
        strokeLinecap="round"
        aria-hidden="true"
        className="h-[30px] w-[22px] stroke-primary tab:w-[26px]"
      >
        <path d="M8 2c-5 7 3 9 1 14S3 22 6 28" />
        <path d="M13 2c-5 7 3 9 1 14s-6 6-3 12" />
        <path d="M18 2c-5 7 3 9 1 14s-6 6-3 12" />
      </svg>
      {/* The narrowest phones see the strands alone; the name is still read aloud. */}
      <span className="max-[389px]:sr-only">{brand}</span>
    </a>
  )
}
