import { randomUUID } from 'node:crypto'
import type { LocalJob, Paint } from '../local-jobs.ts'
import { type Graph, inputsOf } from './workflow-check.ts'

/** What the nodes of a workflow would make: the picture lies in `temp` then. */
export async function paintWorkflow(job: LocalJob, files: Map<string, Buffer>, paint: Paint): Promise<void> {
  const graph = job.input.prompt as Graph
  const { width, height } = inputsOf(graph, 'EmptySD3LatentImage', 'EmptyLatentImage')
  const photo = files.get(placeOf(String(inputsOf(graph, 'LoadImage').image)))
  const bytes = await paint({
    prompt: String(inputsOf(graph, 'CLIPTextEncode').text),
    seed: Number(inputsOf(graph, 'KSampler').seed),
    ...{ width: Number(width), height: Number(height) },
    photos: photo ? [photo] : [],
  })
  job.outputs = [{ name: `ComfyUI_temp_${randomUUID()}_00001_.png`, bytes, flagged: false }]
}

/** Where `photo.jpg [temp]` lies, as `LoadImage` is told of it; without brackets, in `input`. */
export function placeOf(name: string): string {
  const [, bare = name, folder = 'input'] = /^(.*) \[(input|output|temp)\]$/.exec(name) ?? []
  return `${folder}/${bare}`
}
