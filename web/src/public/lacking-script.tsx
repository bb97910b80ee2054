import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/button.tsx'

/** Seen only where a script of this page could not be fetched (first-script.ts). The way on asks for the page anew. */
export function LackingScript({ path, text }: { path: string; text: string }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="lacking-script">
      <p>{text}</p>
      <ButtonLink kind="secondary" size="small" href={path}>
        {t('dashboard.broken.action')}
      </ButtonLink>
    </div>
  )
}
