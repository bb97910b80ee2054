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
  /** A folder of portraits (`--photos`), for the benchmark `hair`; the test portraits by default. */
  photos?: string
  /** No more portraits than this (`--limit`); all by default. */
  limit?: number
}
