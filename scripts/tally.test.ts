import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './tally.ts'

const PASSED = { fullName: 'a price is written in euros', status: 'passed', failureMessages: [] }
const LIBRARY = '    at runTest (file:///app/node_modules/vitest/dist/run.js:1:2)'

test('of a failed test its file, its title and the beginning of its reason are told', () => {
  const reason = [
    '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m',
    LIBRARY,
    ...'abcdefghijklmnop',
  ].join('\n')
  const failed = { fullName: 'a refund is paid once', status: 'failed', failureMessages: [reason] }
  const file = { name: `${process.cwd()}/server/src/refunds.test.ts`, status: 'failed', message: '' }
  const report = { numPassedTests: 1, numFailedTests: 1 }
  expect(
    readVitestReport({ ...report, testResults: [{ ...file, assertionResults: [PASSED, failed] }] }),
  ).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      [
        '✗ server/src/refunds.test.ts › a refund is paid once',
        '    AssertionError: expected 1 to be 2',
        ...[...'abcdefghijk'].map((line) => `    ${line}`),
      ].join('\n'),
    ],
  })
})

test('a file of tests that could not be read is told by itself', () => {
  const broken = {
    name: 'domain/a.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  const sound = { name: 'domain/b.test.ts', status: 'passed', message: '', assertionResults: [PASSED] }
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [broken, sound] }
  expect(readVitestReport(report).failures).toEqual([
    '✗ domain/a.test.ts › the file itself\n    no such module',
  ])
})

test('a journey that failed, or passed only the second time, is told with its first reason', () => {
  const walked = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  })
  const inner = { file: 'orders/pay.e2e.ts', specs: [walked('a card is declined', 'unexpected', 'a', 'b')] }
  const outer = {
    file: 'orders/pay.e2e.ts',
    specs: [walked('a card is taken', 'expected'), walked('twice', 'flaky', 'c')],
    suites: [inner],
  }
  const stats = { expected: 1, unexpected: 1, flaky: 1 }
  expect(readPlaywrightReport({ stats, suites: [outer], errors: [{ message: 'no browser' }] })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      '✗ orders/pay.e2e.ts › twice\n    c',
      '✗ orders/pay.e2e.ts › a card is declined\n    a',
      '✗ journeys › the runner itself\n    no browser',
    ],
  })
})
