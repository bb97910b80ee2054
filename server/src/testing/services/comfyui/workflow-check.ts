/** What a local ComfyUI knows of nodes, and how it refuses a workflow: as the real one does. */

export interface Node {
  class_type: string
  inputs: Record<string, unknown>
  _meta?: { title?: string }
}
export type Graph = Record<string, Node>
/** Another node's output: its id and which. */
type Link = [string, number]

/** What an input holds: a link, a text, a file that lies there, a number between limits, or one of these choices. */
type Input = 'LINK' | 'STRING' | 'PHOTO' | 'MODEL' | { min: number; max: number } | readonly string[]

/** Whether a file lies there, as its node names it. */
export interface Lies {
  photo: (name: string) => boolean
  model: (name: string) => boolean
}

/** What it was installed with. */
export const MODELS = [
  'flux1-dev-kontext_fp8_scaled.safetensors',
  'clip_l.safetensors',
  't5xxl_fp8_e4m3fn_scaled.safetensors',
  'ae.safetensors',
]

const ANY_NUMBER = { min: 0, max: 10_000 }
const SEED = { min: 0, max: Number.MAX_SAFE_INTEGER }
const PIXELS = { min: 16, max: 16_384 }
const SIZE = { width: PIXELS, height: PIXELS, batch_size: { min: 1, max: 4096 } }

/** Required inputs by class; what is optional is not looked at. */
const CLASSES: Record<string, Record<string, Input>> = {
  UNETLoader: {
    unet_name: 'MODEL',
    weight_dtype: ['default', 'fp8_e4m3fn', 'fp8_e4m3fn_fast', 'fp8_e5m2'],
  },
  DualCLIPLoader: {
    ...{ clip_name1: 'MODEL', clip_name2: 'MODEL' },
    type: ['sdxl', 'sd3', 'flux', 'hunyuan_video', 'hidream'],
  },
  VAELoader: { vae_name: 'MODEL' },
  LoraLoaderModelOnly: { lora_name: 'MODEL', model: 'LINK', strength_model: { min: -100, max: 100 } },
  LoadImage: { image: 'PHOTO' },
  FluxKontextImageScale: { image: 'LINK' },
  VAEEncode: { pixels: 'LINK', vae: 'LINK' },
  CLIPTextEncode: { text: 'STRING', clip: 'LINK' },
  ReferenceLatent: { conditioning: 'LINK' },
  FluxGuidance: { conditioning: 'LINK', guidance: { min: 0, max: 100 } },
  ConditioningZeroOut: { conditioning: 'LINK' },
  EmptySD3LatentImage: SIZE,
  EmptyLatentImage: SIZE,
  KSampler: {
    ...{ model: 'LINK', positive: 'LINK', negative: 'LINK', latent_image: 'LINK' },
    ...{ seed: SEED, steps: ANY_NUMBER, cfg: ANY_NUMBER, denoise: { min: 0, max: 1 } },
    sampler_name: ['euler', 'euler_ancestral', 'dpmpp_2m', 'uni_pc'],
    scheduler: ['simple', 'normal', 'karras', 'beta'],
  },
  VAEDecode: { samples: 'LINK', vae: 'LINK' },
  PreviewImage: { images: 'LINK' },
  SaveImage: { images: 'LINK', filename_prefix: 'STRING' },
}
const OUTPUTS = ['PreviewImage', 'SaveImage']

interface Fault {
  type: string
  message: string
  details: string
  extra_info: Record<string, unknown>
}
export interface GraphRefusal {
  error: Fault
  node_errors: Record<string, { errors: Fault[]; dependent_outputs: string[]; class_type: string }>
}

/** @returns null: it may be queued */
export function checkGraph(graph: Graph, lies: Lies): GraphRefusal | null {
  for (const [id, { class_type, _meta }] of Object.entries(graph))
    if (!(class_type in CLASSES)) {
      const message = `Node '${_meta?.title ?? class_type}' not found. The custom node may not be installed.`
      const extra_info = { node_id: id, class_type, node_title: _meta?.title ?? class_type }
      const details = `Node ID '#${id}'`
      return { error: { type: 'missing_node_type', message, details, extra_info }, node_errors: {} }
    }
  const output = outputOf(graph)
  if (output === null) {
    const error = fault('prompt_no_outputs', 'Prompt has no outputs', '')
    return { error, node_errors: {} }
  }
  const node_errors: GraphRefusal['node_errors'] = {}
  for (const id of reached(graph, output)) {
    const errors = faultsOf(graph, id, lies)
    const { class_type = '' } = graph[id] ?? {}
    if (errors.length > 0) node_errors[id] = { errors, dependent_outputs: [output], class_type }
  }
  const all = Object.values(node_errors).flatMap(({ errors }) => errors)
  if (all.length === 0) return null
  const details = all.map(({ message, details }) => `${message}: ${details}`).join('\n')
  return {
    error: fault('prompt_outputs_failed_validation', 'Prompt outputs failed validation', details),
    node_errors,
  }
}

export const outputOf = (graph: Graph): string | null =>
  Object.keys(graph).find((id) => OUTPUTS.includes(graph[id]?.class_type ?? '')) ?? null

/** A node and all it is made from. */
function reached(graph: Graph, from: string, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen
  seen.add(from)
  for (const input of Object.values(graph[from]?.inputs ?? {}))
    if (isLink(input) && input[0] in graph) reached(graph, input[0], seen)
  return seen
}

/** The inputs of this class among all that the output is made from. */
export function inputsOf(graph: Graph, ...classes: string[]): Record<string, unknown> {
  const ids = [...reached(graph, outputOf(graph) ?? '')]
  return graph[ids.find((id) => classes.includes(graph[id]?.class_type ?? '')) ?? '']?.inputs ?? {}
}

function faultsOf(graph: Graph, id: string, lies: Lies): Fault[] {
  const { class_type = '', inputs = {} } = graph[id] ?? {}
  return Object.entries(CLASSES[class_type] ?? {}).flatMap(([name, input]) => {
    const value = inputs[name]
    if (value === undefined) return [fault('required_input_missing', 'Required input is missing', name)]
    if (isLink(value)) {
      if (value[0] in graph) return []
      return [
        fault('exception_during_inner_validation', 'Exception when validating inner node', `'${value[0]}'`),
      ]
    }
    return faultOfValue(name, input, value, lies)
  })
}

function faultOfValue(name: string, input: Input, value: unknown, lies: Lies): Fault[] {
  if (input === 'LINK') {
    const message = 'Bad linked input, must be a length-2 list of [node_id, slot_index]'
    return [fault('bad_linked_input', message, name)]
  }
  if (input === 'STRING') return []
  if (input === 'PHOTO') {
    if (lies.photo(String(value))) return []
    const details = `${name} - Invalid image file: ${value}`
    return [fault('custom_validation_failed', 'Custom validation failed for node', details)]
  }
  if (input === 'MODEL')
    return lies.model(String(value)) ? [] : [notInList(`${name}: '${value}' not in (list of its models)`)]
  if ('min' in input) {
    const number = Number(value)
    if (Number.isNaN(number))
      return [fault('invalid_input_type', 'Failed to convert an input value to a INT value', name)]
    if (number < input.min)
      return [fault('value_smaller_than_min', `Value ${number} smaller than min of ${input.min}`, name)]
    if (number <= input.max) return []
    return [fault('value_bigger_than_max', `Value ${number} bigger than max of ${input.max}`, name)]
  }
  if (input.includes(String(value))) return []
  return [notInList(`${name}: '${value}' not in [${input.join(', ')}]`)]
}

const notInList = (details: string): Fault => fault('value_not_in_list', 'Value not in list', details)

const isLink = (value: unknown): value is Link => Array.isArray(value) && value.length === 2

const fault = (type: string, message: string, details: string): Fault => ({
  ...{ type, message, details },
  extra_info: {},
})
