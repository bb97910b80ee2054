import type { Plane } from '../../pixels/picture.ts'

/** A share of hair, as either view of the network sees it, through which doubt spreads. */
const DOUBT = 0.2

/** What is said of a picture w pixels wide. */
interface Said {
  /** 1 on the hair that was found. */
  cut: Uint8Array
  /** Shares of hair in the portrait and in its mirror image. */
  views: readonly Plane[]
  person: Plane
  w: number
}

/**
 * 1 on the hair that was found and on all that either view of the network holds for hair and that runs into it, on a
 * person; 0 elsewhere. What the views say of a far collar or a door was dropped, and says nothing of the matte.
 */
export function whereItMatters({ cut, views, person, w }: Said): Uint8Array {
  const out = cut.slice()
  const stack: number[] = []
  for (let i = 0; i < cut.length; i++) if (cut[i]) stack.push(i)
  const visit = (j: number) => {
    if (out[j] || person[j] < 0.5 || !views.some((view) => view[j] > DOUBT)) return
    out[j] = 1
    stack.push(j)
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % w
    if (x > 0) visit(i - 1)
    if (x < w - 1) visit(i + 1)
    if (i >= w) visit(i - w)
    if (i + w < cut.length) visit(i + w)
  }
  return out
}
