import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'text'
export type ButtonSize = 'main' | 'small'

const SHAPE =
  'inline-flex items-center justify-center gap-2.5 whitespace-nowrap border-0 forced-colors:border font-[650] leading-none no-underline transition-[background-color,transform,opacity] duration-[180ms] disabled:bg-veil2 disabled:text-ink2 disabled:shadow-none disabled:cursor-not-allowed aria-disabled:bg-veil2 aria-disabled:text-ink2 aria-disabled:shadow-none aria-disabled:cursor-not-allowed'

const KINDS: Record<ButtonKind, string> = {
  primary:
    'bg-primary text-on-primary enabled:not-aria-disabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  secondary:
    'bg-transparent text-ink shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] enabled:not-aria-disabled:hover:bg-veil [a&]:hover:bg-veil',
  text: 'bg-transparent text-primary enabled:not-aria-disabled:hover:underline [a&]:hover:underline underline-offset-4',
}

const SIZES: Record<ButtonSize, string> = {
  main: 'min-h-13 rounded-button text-body',
  small: 'min-h-11 rounded-field text-small',
}

const padding = (kind: ButtonKind, size: ButtonSize): string =>
  kind === 'text' ? 'px-3' : size === 'main' ? 'px-6' : 'px-4.5'

/** The looks of a button, for what is not a <button> or a link (a label around a file field). */
export const buttonLooks = (kind: ButtonKind, size: ButtonSize = 'main', className?: string): string =>
  joinClasses(SHAPE, KINDS[kind], SIZES[size], padding(kind, size), className)

interface Looks {
  kind: ButtonKind
  size?: ButtonSize
}

export interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows that the action is under way and refuses a second press. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A press while it is busy: neither again, nor the form once more. */
const refuse = (event: MouseEvent): void => event.preventDefault()

export function Button({ kind, size, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? refuse : onClick}
      // Busy, it is disabled by its role only: really disabled it would lose the focus, and she her place.
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonLooks(kind, size, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends Looks, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

export function ButtonLink({ kind, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonLooks(kind, size, className)}>
      {children}
    </a>
  )
}
