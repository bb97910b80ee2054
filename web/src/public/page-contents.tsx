import { Icon } from '../ui/icon.tsx'

interface PageContentsProps {
  label: string
  /** Each section, with the id it stands under. */
  sections: { id: string; title: string }[]
  className: string
}

/** The way to each part of a long page: always in sight on a desk, folded on a telephone, where the text comes first. */
export function PageContents({ label, sections, className }: PageContentsProps) {
  return (
    <nav
      aria-label={label}
      className={`desk:sticky desk:top-24 desk:max-h-[calc(100dvh-7rem)] desk:self-start desk:overflow-y-auto ${className}`}
    >
      <details className="group rounded-button bg-veil desk:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-4.5 font-[650] [&::-webkit-details-marker]:hidden">
          {label}
          <Icon
            name="chevron-down"
            className="size-5.5 text-ink2 transition-transform duration-[180ms] group-open:rotate-180"
          />
        </summary>
        <Ways sections={sections} className="px-4.5 pb-3" />
      </details>
      <div className="max-desk:hidden">
        <p className="mb-2 font-[650]">{label}</p>
        <Ways sections={sections} className="border-line border-l-2 pl-4" />
      </div>
    </nav>
  )
}

const Ways = ({ sections, className }: Pick<PageContentsProps, 'sections' | 'className'>) => (
  <ul className={className}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center py-1 text-ink2 leading-tight hover:text-ink hover:underline hover:underline-offset-4"
        >
          {title}
        </a>
      </li>
    ))}
  </ul>
)
