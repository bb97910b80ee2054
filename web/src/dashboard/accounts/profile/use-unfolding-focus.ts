import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps her place where a button opens into a form and back: opened, its first field has the focus; closed again, the
 * button has it.
 * @param first what of the opened part has the focus first, as a CSS selector
 * @returns for what holds the button, then the form
 */
export function useUnfoldingFocus<Holder extends HTMLElement>(
  isOpen: boolean,
  first: string,
): RefObject<Holder | null> {
  const holder = useRef<Holder>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    holder.current?.querySelector<HTMLElement>(`${first}, button`)?.focus()
  }, [isOpen, first])
  return holder
}
