import type { Profiler } from 'node:inspector'

const SHOWN = 4
const FRAMES = 6

/**
 * The stacks most often seen between two moments of `performance.now()`, innermost call first. V8 stamps its samples
 * in microseconds of the machine's monotonic clock, on which `performance.now()` starts at `process.hrtime()` zero.
 */
export function codeDuring(profile: Profiler.Profile, from: number, to: number): string[] {
  const zero = Number(process.hrtime.bigint()) / 1000 - performance.now() * 1000
  const parents = new Map(profile.nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node.id])))
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const stackOf = (id: number): string => {
    const frames: string[] = []
    for (let at: number | undefined = id; at !== undefined && frames.length < FRAMES; at = parents.get(at)) {
      const frame = nodes.get(at)?.callFrame
      if (frame?.functionName !== '(root)' && frame) frames.push(described(frame))
    }
    return frames.join(' < ')
  }
  const seen = new Map<string, number>()
  let at = profile.startTime
  for (const [index, id] of (profile.samples ?? []).entries()) {
    at += profile.timeDeltas?.[index] ?? 0
    const ms = (at - zero) / 1000
    if (ms < from || ms > to) continue
    const stack = stackOf(id)
    seen.set(stack, (seen.get(stack) ?? 0) + 1)
  }
  return [...seen]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, SHOWN)
    .map(([stack, count]) => `${count}× ${stack}`)
}

function described({
  functionName,
  url,
  lineNumber,
}: Profiler.Profile['nodes'][number]['callFrame']): string {
  const file = url.replace(/^.*\/(?=(node_modules|server|hair|domain|texts|web)\/)/, '')
  return `${functionName || '(anonymous)'}${file ? ` ${file}:${lineNumber + 1}` : ''}`
}
