/** What ComfyUI runs: nodes under numbers, each with its class and its inputs, as its "Export (API)" writes them. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const NODE = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.looseObject({ title: z.string().optional() }).optional(),
})
const WORKFLOW = z.record(z.string(), NODE)
export type Workflow = z.infer<typeof WORKFLOW>

/** What we set in a workflow, or read of it: in the node with this title, else in the only one of these classes. */
const ROLES = {
  photo: { classes: ['LoadImage'], inputs: ['image'] },
  prompt: { classes: ['CLIPTextEncode'], inputs: ['text', 'prompt'] },
  seed: { classes: ['KSampler', 'RandomNoise'], inputs: ['seed', 'noise_seed'] },
  size: { classes: ['EmptySD3LatentImage', 'EmptyLatentImage'], inputs: ['width', 'height'] },
  picture: { classes: ['PreviewImage', 'SaveImage'], inputs: ['images'] },
}
type Role = keyof typeof ROLES

/**
 * @param path of the file; without one, an edit by Flux Kontext
 * @throws Error in words that hold nothing of the file, where it cannot be used
 */
export function readWorkflow(path: string | undefined): Workflow {
  try {
    const text = readFileSync(path ?? new URL('kontext-workflow.json', import.meta.url), 'utf8')
    const workflow = WORKFLOW.parse(JSON.parse(text))
    for (const role of Object.keys(ROLES) as Role[]) nodeOf(workflow, role)
    return workflow
  } catch (cause) {
    const isOther = cause instanceof z.ZodError || cause instanceof SyntaxError
    const why = isOther ? 'it is no workflow in API format' : (cause as Error).message
    throw new Error(`COMFYUI_WORKFLOW cannot be used: ${why}`, { cause })
  }
}

/** @throws Error where no node, or several, play this role */
export function nodeOf(workflow: Workflow, role: Role): { id: string; inputs: Record<string, unknown> } {
  const nodes = Object.entries(workflow)
  const titled = nodes.filter(([, node]) => node._meta?.title?.trim().toLowerCase() === role)
  const { classes, inputs } = ROLES[role]
  const found = titled.length > 0 ? titled : nodes.filter(([, node]) => classes.includes(node.class_type))
  const [[id, node] = []] = found
  if (!id || !node || found.length > 1 || !inputs.some((input) => input in node.inputs))
    throw new Error(`give the title "${role}" to one node that has ${inputs.join(' or ')}`)
  return { id, inputs: node.inputs }
}

/** A workflow with these inputs: words are put where a node keeps them, never into the text of the workflow. */
export function filled(workflow: Workflow, values: Partial<Record<Role, Record<string, unknown>>>): Workflow {
  const copy = structuredClone(workflow)
  for (const [role, told] of Object.entries(values) as [Role, Record<string, unknown>][]) {
    const { inputs } = nodeOf(copy, role)
    for (const name of ROLES[role].inputs) if (name in inputs) inputs[name] = told[name]
  }
  return copy
}

/** The model that it loads, by the name of its file. */
export function modelOf(workflow: Workflow): string {
  const loaded = Object.values(workflow).map(({ inputs }) => inputs.unet_name ?? inputs.ckpt_name)
  return String(loaded.find((name) => typeof name === 'string') ?? 'comfyui')
}
