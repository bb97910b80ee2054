import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type C2pa = typeof import('@contentauth/c2pa-wasm')

/** The library reads a picture by slices, as browsers lend them to their workers; these are of bytes in memory. */
export class BytesBlob extends Blob {
  readonly content: Uint8Array<ArrayBuffer>

  constructor(content: Uint8Array<ArrayBuffer>) {
    super([])
    this.content = content
  }

  override get size(): number {
    return this.content.length
  }

  override slice(start?: number, end?: number): BytesBlob {
    return new BytesBlob(this.content.subarray(start, end))
  }
}

/** What Node lacks of it. */
class BytesReader {
  readAsArrayBuffer(blob: Blob): ArrayBuffer {
    if (!(blob instanceof BytesBlob)) throw new TypeError('expected bytes in memory')
    return blob.content.slice().buffer
  }
}

let loading: Promise<C2pa> | undefined

/** Nine megabytes of WebAssembly, loaded by whoever signs first. */
export function c2pa(): Promise<C2pa> {
  loading ??= load()
  return loading
}

async function load(): Promise<C2pa> {
  Object.assign(globalThis, { FileReaderSync: BytesReader })
  const library = await import('@contentauth/c2pa-wasm')
  const program = await readFile(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm')))
  await library.default({ module_or_path: program })
  return library
}
