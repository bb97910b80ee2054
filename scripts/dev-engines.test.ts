import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('an image service that does not run here is named, with those that do, and nothing is started', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/dev-engines.ts', 'midjourney'])
  expect([status, stdout.toString()]).toEqual([1, ''])
  expect(stderr.toString()).toMatch(/midjourney: there are .*comfyui/)
})
