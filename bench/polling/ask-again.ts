import { fileURLToPath } from 'node:url'
import { cpuMs } from '../process/process-cost.ts'
import { runToEnd } from '../run-to-end.ts'

const AUTOCANNON = fileURLToPath(new URL('../peers/node_modules/autocannon/autocannon.js', import.meta.url))

/** A call that is asked again and again of a process whose processor time is read. */
export interface Call {
  name: string
  url: string
  pid: number
  headers: Record<string, string>
  /** What it must answer each time. */
  status: 200 | 304
}

interface Cost {
  /** Microseconds of processor for one answer. */
  cpu: number
  rate: number
  p99: number
}

/** The part of an autocannon report that is read. */
interface Report {
  requests: { total: number; average: number }
  latency: { p99: number }
  errors: number
  '2xx': number
  '3xx': number
}

export async function askAgain(call: Call, connections: number, seconds: number): Promise<Cost> {
  const headers = Object.entries(call.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const before = cpuMs(call.pid)
  const { stdout, stderr } = await runToEnd(process.execPath, [
    ...[AUTOCANNON, '-c', `${connections}`, '-d', `${seconds}`, '--json'],
    ...[...headers, call.url],
  ])
  const spent = cpuMs(call.pid) - before
  const report: Report = JSON.parse(stdout || '{}')
  const right = report[call.status === 200 ? '2xx' : '3xx']
  if (!right || right !== report.requests.total || report.errors > 0)
    throw new Error(`${call.name} was not answered ${call.status} each time: ${stdout || stderr}`)
  return { cpu: (spent * 1000) / right, rate: report.requests.average, p99: report.latency.p99 }
}
