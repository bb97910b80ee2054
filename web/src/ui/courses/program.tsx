import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface ProgramProps {
  modules: {
    slug: string
    title: string
    aim: string
    /** Each lesson, and the quiz after them, in a line. */
    lines: { name: string; content: ReactNode }[]
  }[]
}

/** What a course teaches, module by module. */
export function Program({ modules }: ProgramProps) {
  const { t } = useTranslation()
  return (
    <div>
      <h2 className="text-h3">
        {t('courses.program')}{' '}
        <span className="ml-1.5 font-text text-small font-medium tracking-normal text-ink2">
          {t('courses.modules', { count: modules.length })}
        </span>
      </h2>
      <ol className="mt-4 grid gap-x-10">
        {modules.map(({ slug, title, aim, lines }, rank) => (
          <li key={slug} className="flex gap-4 border-line border-t py-5">
            <span
              aria-hidden="true"
              className="w-6 flex-none font-display text-[1.9rem] text-copper-text italic leading-none"
            >
              {rank + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-ink2">{aim}</p>
              <ul className="mt-2.5 grid gap-1">
                {lines.map(({ name, content }) => (
                  <li key={name}>{content}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
