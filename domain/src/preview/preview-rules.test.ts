import { expect, it } from 'vitest'
import { PREVIEW_SIZE } from './preview-rules.ts'

it('a preview is 384 pixels high, in the shape of every image', () => {
  expect(PREVIEW_SIZE.height).toBe(384)
  expect(PREVIEW_SIZE.width / PREVIEW_SIZE.height).toBe(3 / 4)
})
