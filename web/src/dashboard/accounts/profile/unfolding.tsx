import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { useUnfoldingFocus } from './use-unfolding-focus.ts'

interface UnfoldingProps {
  icon: IconName
  label: string
  /** What of the opened part has the focus first, as a CSS selector. */
  first: string
  children: (close: () => void) => ReactNode
}

/** A button that opens into a form; closed again, the button has the focus back. */
export function Unfolding({ icon, label, first, children }: UnfoldingProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useUnfoldingFocus<HTMLDivElement>(isOpen, first)
  return (
    <div ref={place}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          <Icon name={icon} />
          {label}
        </Button>
      )}
    </div>
  )
}
