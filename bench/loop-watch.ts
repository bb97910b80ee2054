/**
 * Loaded into the server by `node --import bench/loop-watch.ts server/src/main.ts`: watches the event loop of its main
 * thread, from 'begin' to 'report'.
 *
 * Three clocks, since a busy machine also stalls a loop that does nothing: the wall says how long the loop was not
 * there for others, the thread's processor time how much of it was work of ours, and Linux how long the thread was
 * ready and waited for a processor.
 */
import { readFileSync } from 'node:fs'
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
  /** The turns of the loop that took most processor time; with --profile, where they spent it. */
  longest: LongTurn[]
  /** The turns that kept others waiting longest. */
  slowest: LongTurn[]
}

interface LongTurn {
  wallMs: number
  cpuMs: number
  waitedMs: number
  code: string[]
}

interface Turn {
  from: number
  to: number
  cpuMs: number
  /** Ready to run, and no processor free. */
  waitedMs: number
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
    const profile = isProfiling ? (await profiler.post('Profiler.stop')).profile : null
    const described = (order: (a: Turn, b: Turn) => number): LongTurn[] =>
      turns
        .toSorted(order)
        .slice(0, KEPT)
        .map(({ from, to, cpuMs, waitedMs }) => ({
          wallMs: to - from,
          cpuMs,
          waitedMs,
          code: profile ? codeDuring(profile, from, to) : [],
        }))
    return {
      stallMaxMs: delays.max / 1e6,
      stallP99Ms: delays.percentile(99) / 1e6,
      taskMaxMs: cpu.reduce((most, ms) => Math.max(most, ms), 0),
      tasksOver50Ms: cpu.filter((ms) => ms > LONG_MS).length,
      longest: described((a, b) => b.cpuMs - a.cpuMs),
      slowest: described((a, b) => b.to - b.from - (a.to - a.from)),
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
  let waitedFrom = waitedSoFarMs()
  const timer = setInterval(() => {
    const to = performance.now()
    const used = process.threadCpuUsage(cpuFrom)
    const waited = waitedSoFarMs()
    see({ from, to, cpuMs: (used.user + used.system) / 1000, waitedMs: waited - waitedFrom })
    from = to
    waitedFrom = waited
    cpuFrom = process.threadCpuUsage()
  }, EVERY_MS)
  return timer.unref()
}

/** Of the main thread, whose id is the process's: the second number, in nanoseconds (Documentation/scheduler/sched-stats). */
const waitedSoFarMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
