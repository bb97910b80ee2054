/**
 * What every process of ours begins with, before it loads anything large: `import` it first and the rest with
 * `import()`, or `node --import` it. A second start takes half as long.
 */
import { enableCompileCache } from 'node:module'
import { importQuickly } from './quick-imports.ts'
import { keepWasmSteady } from './steady-wasm.ts'

/** Compiled code is kept beside the packages. Threads are told by the environment. */
const COMPILED = 'node_modules/.cache/compiled'
enableCompileCache(COMPILED)
process.env.NODE_COMPILE_CACHE ??= COMPILED
keepWasmSteady()
importQuickly()
