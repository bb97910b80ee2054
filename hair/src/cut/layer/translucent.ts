import { smoothstep } from '../../pixels/smoothstep.ts'

/** Brightest channel of hair, linear: black hair lets nothing through, brown hair all it can. */
const CLEAR = { from: 0.01, to: 0.06 } as const
/** What comes through hair is more golden than what it throws back: seen on brown ends over a white blouse, else pink. */
const POWERS = [1, 0.6, 1] as const

/**
 * The colour of thin hair that lets through a share of what is behind it, in its own colour: without it the ends of
 * brown hair are grey on white. All colours are linear RGB.
 * @param share 0 to 1
 */
export function translucent(
  hair: readonly number[],
  behind: ArrayLike<number>,
  share: number,
): readonly number[] {
  const lightest = Math.max(...hair, 1e-4)
  const through = share * smoothstep(CLEAR.from, CLEAR.to, lightest)
  if (through === 0) return hair
  return hair.map(
    (v, c) => v * (1 - through) + behind[c] * through * (Math.max(0, v) / lightest) ** POWERS[c],
  )
}
