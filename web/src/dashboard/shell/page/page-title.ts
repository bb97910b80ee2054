import { useEffect } from 'react'
import { brand } from '../brand.ts'

/** What the tab is called; the name of the house comes last, as in the title the server gave. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = [title, brand()].filter(Boolean).join(' | ')
  }, [title])
}
