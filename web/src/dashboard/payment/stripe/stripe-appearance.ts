import type { Appearance } from '@stripe/stripe-js'

/** Reads one of our tokens, `--color-ink`. */
export type Token = (name: string) => string

/** Our fields (ui/field-frame.tsx), as the Payment Element understands them: it is drawn in a frame of Stripe's. */
export function stripeAppearance(token: Token, isDark: boolean): Appearance {
  const colour = (name: string) => token(`--color-${name}`)
  const border = (name: string) => `1.5px solid ${colour(name)}`
  const held = { border: border('focus'), boxShadow: `0 0 0 2px ${colour('focus')}` }
  return {
    theme: isDark ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: colour('primary'),
      colorBackground: colour('surface'),
      colorText: colour('ink'),
      colorTextSecondary: colour('ink2'),
      colorTextPlaceholder: colour('ink2'),
      colorDanger: colour('danger'),
      colorSuccess: colour('success'),
      colorWarning: colour('warning'),
      fontFamily: token('--font-text'),
      // Below 16 px a phone zooms into the field.
      fontSizeBase: '17px',
      borderRadius: token('--radius-field'),
      focusBoxShadow: held.boxShadow,
    },
    rules: {
      '.Input': { border: border('line-strong'), boxShadow: 'none', padding: '15px 16px', fontSize: '18px' },
      '.Input:focus': held,
      '.Input--invalid': { border: border('danger'), boxShadow: 'none' },
      '.Label': { fontSize: '17px', fontWeight: '600', marginBottom: '8px', color: colour('ink') },
      '.Error': { fontSize: '16px', fontWeight: '600', marginTop: '6px' },
      '.Tab': { border: border('line-strong'), boxShadow: 'none' },
      '.Tab:focus': held,
      '.Tab--selected': { border: border('primary'), boxShadow: `0 0 0 1px ${colour('primary')}` },
    },
  }
}
