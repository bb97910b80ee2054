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

/** How many bytes a function runs before V8 makes it faster: its own, and the most there is. */
const TIERING_BUDGET = { usual: 13_000_000, patient: 2_000_000_000 }

/**
 * For what is larger than it is busy. One function of the embedded database (of 105 kB) takes V8 600 MB and
 * two seconds of processor to make faster, and it began to after the first few dozen queries, at every start. What such a
 * module begins with lasts: it is told when the module is compiled. Once its functions have run a hundred times longer
 * they are made faster as before.
 */
export async function compileSparingly(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET.patient}`)
  try {
    return await WebAssembly.compile(bytes)
  } finally {
    setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET.usual}`)
  }
}
