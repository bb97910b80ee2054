/** What the runners of tests write down for programs: how many passed, how many failed, and what is to be said of those. */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  failed: number
  /** One text for each failure: where, what, and the first lines of the reason. */
  failures: string[]
}

/** Of a reason the first lines say what was expected: a page's whole tree may follow. */
const LINES_OF_A_REASON = 12
const FRAME_OF_A_LIBRARY = /^\s+at .*\/node_modules\//

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

interface PlaywrightSuite {
  file: string
  specs: {
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

/** A file that could not be read has no test that failed: it is told by itself. */
export function readVitestReport(report: VitestReport): Tally {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [told(name, 'the file itself', message)] : []
    return failed.map((test) => told(name, test.fullName, test.failureMessages?.join('\n')))
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}

/** A journey that passed only when it was walked again has failed. */
export function readPlaywrightReport({ stats, suites, errors }: PlaywrightReport): Tally {
  const failures = [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => told('journeys', 'the runner itself', message)),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
}

function failuresOfSuite({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => told(file, title, results.find(({ error }) => error)?.error?.message)),
  )
  return [...here, ...suites.flatMap(failuresOfSuite)]
}

function told(file: string, title: string, reason = 'no reason was written down'): string {
  const lines = stripVTControlCharacters(reason)
    .trim()
    .split('\n')
    .filter((line) => !FRAME_OF_A_LIBRARY.test(line))
    .slice(0, LINES_OF_A_REASON)
  const place = file.startsWith('/') ? relative(process.cwd(), file) : file
  return [`✗ ${place} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
