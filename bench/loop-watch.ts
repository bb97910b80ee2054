/**
 * Loaded into the server by `node --import bench/loop-watch.ts server/src/main.ts`: watches the event loop of its main
 * thread, from 'begin' to 'report'.
 *
 * Two clocks, since a busy machine also stalls a loop that does nothing: the wall says how long the loop was not
 * there for others, the thread's processor time says how much of it was work of ours.
 */
import { Session } from 'node:inspector/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import { codeDuring } from './code-during.ts'

export interface LoopReport {
  /** Longest and 99th percentile wait of a timer due every 5 ms, in ms. */
  stallMaxMs: number
  stallP99Ms: number
  /** Longest processor time between two of those timers, in ms. */
  taskMaxMs: number
  tasksOver50Ms: number
  /** With --profile: where the longest turns of the loop spent their time. */
  longest: { wallMs: number; cpuMs: number; code: string[] }[]
}

interface Turn {
  from: number
  to: number
  cpuMs: number
}

const EVERY_MS = 5
const LONG_MS = 50
const KEPT = 12

if (isMainThread) watch()

function watch(): void {
  const delays = monitorEventLoopDelay({ resolution: EVERY_MS })
  const profiler = new Session()
  let turns: Turn[] = []
  let isProfiling = false
  let timer: NodeJS.Timeout | undefined

  const begin = async (profile: boolean): Promise<void> => {
    isProfiling = profile
    if (profile) await startProfiler(profiler)
    turns = []
    delays.reset()
    delays.enable()
    timer = watchTurns((turn) => turns.push(turn))
  }
  const report = async (): Promise<LoopReport> => {
    delays.disable()
    clearInterval(timer)
    const cpu = turns.map(({ cpuMs }) => cpuMs)
    const longest = turns.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, KEPT)
    const profile = isProfiling ? (await profiler.post('Profiler.stop')).profile : null
    return {
      stallMaxMs: delays.max / 1e6,
      stallP99Ms: delays.percentile(99) / 1e6,
      taskMaxMs: cpu.reduce((most, ms) => Math.max(most, ms), 0),
      tasksOver50Ms: cpu.filter((ms) => ms > LONG_MS).length,
      longest: longest.map(({ from, to, cpuMs }) => ({
        wallMs: to - from,
        cpuMs,
        code: profile ? codeDuring(profile, from, to) : [],
      })),
    }
  }

  process.on('message', async (message) => {
    if (message === 'begin') await begin(false)
    if (message === 'begin with profile') await begin(true)
    if (message === 'report') process.send?.(await report())
  })
  // The watch must not keep a stopping server alive.
  process.channel?.unref()
}

async function startProfiler(profiler: Session): Promise<void> {
  profiler.connect()
  await profiler.post('Profiler.enable')
  await profiler.post('Profiler.setSamplingInterval', { interval: 1000 })
  await profiler.post('Profiler.start')
}

function watchTurns(see: (turn: Turn) => void): NodeJS.Timeout {
  let from = performance.now()
  let cpuFrom = process.threadCpuUsage()
  const timer = setInterval(() => {
    const to = performance.now()
    const used = process.threadCpuUsage(cpuFrom)
    see({ from, to, cpuMs: (used.user + used.system) / 1000 })
    from = to
    cpuFrom = process.threadCpuUsage()
  }, EVERY_MS)
  return timer.unref()
}
