declare module 'subset-font' {
  /** Cuts a font down to the characters of `letters`, its variable axes pinned or narrowed. */
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Uint8Array>
}
