/** One measured value, and what we aim at (never a reason to fail: machines differ). */
export interface Figure {
  what: string
  value: number
  unit: 's' | 'ms' | 'µs' | 'kB' | 'MB' | '×' | '/s' | ''
  /** The value should be below this. */
  target?: number
}

export interface Benchmark {
  /** `npm run bench <name>`. */
  name: string
  measures: string
  run(options: BenchmarkOptions): Promise<Figure[]>
}

export interface BenchmarkOptions {
  /** Also say which code takes long (`--profile`); profiling itself costs time. */
  profile: boolean
  /**
   * A folder of portraits (`--photos`), for `hair` and `hair-sheets`; the women among PHOTOGRAPHS, or drawings, by default.
   * For `payment-to-images`: of one person, fifteen or more; drawings by default.
   */
  photos?: string
  /** Fewer rounds of everything (`--short`): shows that it runs, and measures nothing worth keeping. */
  short: boolean
  /** No more portraits than this (`--limit`); all by default. */
  limit?: number
  /** For `hair-sheets`: styles or tones, with commas (`--styles`); all styles on offer by default. For `payment-to-images`: one style, a dye by default. */
  styles?: string
  /**
   * For `payment-to-images`: seconds that she takes to type her card (`--typing`), after she has heard at the style step what her
   * photos carry. Default: 0, she pays at once and heard nothing
   */
  typing?: number
  /** For `hair-sheets`: the folder of its sheets and grades (`--out`); `sheets` by default. */
  out?: string
  /** For `hair-sheets`: also every picture at full size (`--full`). */
  full: boolean
  /** For `hair-sheets`: only the shares of the grades given (`--summary`). */
  summary: boolean
}
