/** A convolution as TensorFlow Lite keeps it. */
export interface TfliteLayer {
  kind: 'full' | 'depthwise' | 'transposed'
  /** Outputs × height × width × inputs; depthwise: 1 × height × width × channels. */
  shape: readonly number[]
  kernel: Uint16Array
  bias: Uint16Array
}

/** Operators by their number in the TensorFlow Lite schema. */
const DEQUANTIZE = 6
const KINDS = new Map<number, TfliteLayer['kind']>([
  [3, 'full'],
  [4, 'depthwise'],
  [32, 'transposed'],
])

/** A table of a FlatBuffer: a pointer to its list of fields, then the fields that are not at their default. */
class Table {
  readonly #view: DataView
  readonly #at: number
  constructor(view: DataView, at: number) {
    this.#view = view
    this.#at = at
  }
  /** Where a field lies; 0 when it is at its default. */
  #field(index: number): number {
    const fields = this.#at - this.#view.getInt32(this.#at, true)
    const slot = 4 + 2 * index
    const offset = slot < this.#view.getUint16(fields, true) ? this.#view.getUint16(fields + slot, true) : 0
    return offset && this.#at + offset
  }
  byte(index: number): number {
    const at = this.#field(index)
    return at ? this.#view.getInt8(at) : 0
  }
  int(index: number): number {
    const at = this.#field(index)
    return at ? this.#view.getInt32(at, true) : 0
  }
  /** First element and length of a vector. */
  #vector(index: number): [at: number, length: number] {
    const field = this.#field(index)
    if (!field) return [0, 0]
    const at = field + this.#view.getUint32(field, true)
    return [at + 4, this.#view.getUint32(at, true)]
  }
  ints(index: number): number[] {
    const [at, length] = this.#vector(index)
    return Array.from({ length }, (_, k) => this.#view.getInt32(at + 4 * k, true))
  }
  tables(index: number): Table[] {
    const [at, length] = this.#vector(index)
    return Array.from({ length }, (_, k) => {
      const item = at + 4 * k
      return new Table(this.#view, item + this.#view.getUint32(item, true))
    })
  }
  bytes(index: number): Uint8Array {
    const [at, length] = this.#vector(index)
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, length).slice()
  }
}

/** The convolutions of a TensorFlow Lite file with 16-bit weights, in the order they run. */
export function readTflite(bytes: Uint8Array): TfliteLayer[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const model = new Table(view, view.getUint32(0, true))
  const codes = model.tables(1).map((code) => Math.max(code.byte(0), code.int(3)))
  const [graph] = model.tables(2)
  const tensors = graph.tables(0)
  const buffers = model.tables(4)
  // 16-bit weights are widened by an operator of their own before they are used
  const narrow = new Map<number, number>()
  const layers: TfliteLayer[] = []
  for (const operator of graph.tables(3)) {
    const code = codes[operator.int(0)]
    const [first, kernel, bias] = operator.ints(1)
    if (code === DEQUANTIZE) narrow.set(operator.ints(2)[0], first)
    const kind = KINDS.get(code)
    if (!kind) continue
    const numbers = (tensor: number) =>
      new Uint16Array(buffers[tensors[narrow.get(tensor) ?? tensor].int(2)].bytes(0).buffer)
    layers.push({ kind, shape: tensors[kernel].ints(0), kernel: numbers(kernel), bias: numbers(bias) })
  }
  return layers
}
