import type { CSSProperties } from 'react'

/** Columns worth trying at each width, the preferred first. */
const COLUMNS = { phone: [3], tablet: [5, 4, 6], desk: [5, 6, 7, 8] } as const
type Width = keyof typeof COLUMNS
const WIDTHS: readonly Width[] = ['phone', 'tablet', 'desk']

export interface Rows {
  abreast: number
  /** So many of the first stand in rows of one fewer, so that the last row is full and every image keeps its shape. */
  wider: number
}

function rowsOf(count: number, columns: readonly number[]): Rows {
  const [preferred = 1] = columns
  const choices = columns
    .map((abreast) => ({ abreast, wider: ((abreast - (count % abreast)) % abreast) * (abreast - 1) }))
    .filter(({ wider }) => wider <= count)
    .toSorted((one, other) => one.wider / one.abreast - other.wider / other.abreast)
  // Fewer than a row are no hole.
  return (count > preferred ? choices[0] : undefined) ?? { abreast: preferred, wider: 0 }
}

/** The gallery's rows at each width, without a hole. */
export const imageRows = (count: number): Record<Width, Rows> => ({
  phone: rowsOf(count, COLUMNS.phone),
  tablet: rowsOf(count, COLUMNS.tablet),
  desk: rowsOf(count, COLUMNS.desk),
})

/** For image-gallery.css: columns of which both a full row and one of one fewer are made. */
export const columnsOf = (rows: Record<Width, Rows>): CSSProperties =>
  perWidth((width) => ['columns', rows[width].abreast * (rows[width].abreast - 1)])

/** For image-gallery.css: how many of them the image at this index takes. */
export const spanAt = (rows: Record<Width, Rows>, index: number): CSSProperties =>
  perWidth((width) => {
    const { abreast, wider } = rows[width]
    return ['span', index < wider ? abreast : abreast - 1]
  })

const perWidth = (value: (width: Width) => [name: string, value: number]): CSSProperties =>
  Object.fromEntries(
    WIDTHS.map((width) => {
      const [name, number] = value(width)
      return [`--${width}-${name}`, number]
    }),
  )
