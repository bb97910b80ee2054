import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { refusal } from '../testing/deploying/config-refusal.ts'
import { rendererNames } from './renderers.ts'

describe('who makes images', () => {
  const REPLICATE = { REPLICATE_API_TOKEN: 'r8_x', REPLICATE_OWNER: 'maison' }

  it('is one engine, another in its stead, and others for some styles', () => {
    const { engine } = readConfig({
      ...{ ENGINE: 'replicate', ENGINE_INSTEAD: 'hair', ENGINE_STYLES: 'pixie=fal, afro_naturel = hair' },
      ...{ ...REPLICATE, FAL_KEY: 'key' },
    })
    expect(engine).toMatchObject({
      ...{ preferred: 'replicate', instead: 'hair', byStyle: { pixie: 'fal', afro_naturel: 'hair' } },
      names: ['replicate', 'fal', 'hair'],
    })
  })

  const UNTOLD: { names: Record<string, string>; missing: string }[] = [
    { names: { ENGINE: 'replicate' }, missing: 'REPLICATE_API_TOKEN, REPLICATE_OWNER' },
    { names: { ENGINE: 'fal' }, missing: 'FAL_KEY' },
    { names: { ENGINE: 'hair', ENGINE_INSTEAD: 'fal' }, missing: 'FAL_KEY' },
    { names: { ENGINE: 'hair', ENGINE_STYLES: 'pixie=replicate' }, missing: 'REPLICATE_API_TOKEN' },
  ]
  it.each(UNTOLD)('whoever is named must be told what it needs: $missing', ({ names, missing }) => {
    expect(refusal(names)).toContain(missing)
  })

  it('whoever is not named may be told of all the same', () => {
    expect(refusal(REPLICATE)).toBe('accepted')
  })

  it.each([
    ['REPLICATE_DAILY_CENTS', '-1'],
    ['REPLICATE_TRAINING_CENTS', 'two'],
    ['FAL_TRAINING_MINUTES', '0'],
    ['FAL_PICTURE_MINUTES', '1441'],
    ['COMFYUI_CALL_SECONDS', '601'],
    ['COMFYUI_LOOK_SECONDS', '0'],
    ['COMFYUI_URL', 'gpu.example'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(refusal({ [name]: value })).toContain(name)
  })
})

describe('the README says of every name that chooses or tells an engine', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('|'))
  it.each(Object.entries(rendererNames))('%s: what it is, and its default', (name, schema) => {
    const row = rows.find((line) => line.includes(`\`${name}\``))
    expect(row).toBeDefined()
    const usual: unknown = schema.parse(undefined)
    if (typeof usual === 'string' || typeof usual === 'number') expect(row).toContain(`\`${usual}\``)
  })
})
