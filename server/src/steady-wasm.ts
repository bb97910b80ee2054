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
