import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

export interface HeartButtonProps {
  /** What it keeps. Stays the same: its state is said beside it. */
  label: string
  isFull: boolean
  onPress: () => void
  className: string
}

/** Keeps something among the favourites; a heart that is empty or full. */
export const HeartButton = ({ label, isFull, onPress, className }: HeartButtonProps) => (
  <IconButton
    icon="heart"
    label={label}
    aria-pressed={isFull}
    onClick={onPress}
    className={joinClasses(isFull && '[&>svg]:fill-current', className)}
  />
)
