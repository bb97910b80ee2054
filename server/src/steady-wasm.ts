import { setFlagsFromString } from 'node:v8'

/** More calls than any process makes. */
const NEVER = 1_000_000_000

/**
 * Once WebAssembly has called a function of ours a thousand times, V8 compiles that call anew and frees what it called by
 * before, in a table that all threads share: with pictures in some threads and the embedded database in another it was
 * seen to end the process ("Check failed: jit_page.has_value()", of `Runtime_TierUpWasmToJSWrapper`). So no call is
 * compiled anew; queries of the embedded database and pictures take as long as before. To be called before anything of
 * WebAssembly is loaded. See https://github.com/nodejs/node/issues/64500
 */
export function keepWasmSteady(): void {
  setFlagsFromString(`--wasm-wrapper-tiering-budget=${NEVER}`)
}

const FASTER = {
  off: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
  on: ['--wasm-dynamic-tiering', '--wasm-tier-up'],
}

let under = 0

/**
 * What is compiled of WebAssembly while this works is never made faster: V8 compiles a function when it is first called,
 * and settles then whether it counts its calls. One function of the embedded database, its parser of SQL (105 kB), takes
 * 600 MB and two seconds of processor to be made faster, and no question is answered sooner by it; what reads, joins and
 * counts large tables is first called later and is made faster as ever.
 */
export async function compiledOnce<T>(work: () => Promise<T>): Promise<T> {
  if (under === 0) for (const flag of FASTER.off) setFlagsFromString(flag)
  under += 1
  try {
    return await work()
  } finally {
    under -= 1
    if (under === 0) for (const flag of FASTER.on) setFlagsFromString(flag)
  }
}
