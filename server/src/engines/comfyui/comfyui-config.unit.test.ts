import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { folderWithUs } from '../../testing/ends-with-us.ts'
import { COMFYUI_NAMES, comfyUiConfig } from './comfyui.ts'

const KONTEXT = new URL('kontext-workflow.json', import.meta.url)
const configOf = (env: Record<string, string>) => comfyUiConfig(z.object(COMFYUI_NAMES).parse(env), 1000)

let folder: string
beforeEach(() => {
  folder = folderWithUs(tmpdir(), 'comfyui-')
})

function workflowFile(change: (workflow: Record<string, object>) => unknown): string {
  const path = join(folder, 'workflow.json')
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(KONTEXT, 'utf8')))))
  return path
}

describe('a workflow', () => {
  it('of the operator names its nodes by their titles, where there are several of a class', () => {
    const another = { class_type: 'CLIPTextEncode', inputs: { text: 'blurred', clip: ['2', 0] } }
    const titled = workflowFile((workflow) => ({ ...workflow, 20: another }))
    expect(configOf({ COMFYUI_WORKFLOW: titled }).workflow['20']).toEqual(another)
    const untitled = workflowFile(({ '7': prompt, ...workflow }) => ({
      ...{ ...workflow, 7: { ...prompt, _meta: {} }, 20: another },
    }))
    expect(() => configOf({ COMFYUI_WORKFLOW: untitled })).toThrow('the title "prompt" to one node')
  })
  it('that is none, or is nowhere, stops the start in words', () => {
    const frontend = workflowFile(() => ({ nodes: [], links: [] }))
    expect(() => configOf({ COMFYUI_WORKFLOW: frontend })).toThrow('no workflow in API format')
    expect(() => configOf({ COMFYUI_WORKFLOW: join(folder, 'none.json') })).toThrow('COMFYUI_WORKFLOW')
  })
})

describe('an address that is reached from elsewhere is refused, for ComfyUI lets in whoever comes', () => {
  const isTaken = (COMFYUI_URL: string, more = {}) => {
    try {
      return configOf({ COMFYUI_URL, ...more }).url === COMFYUI_URL.replace(/\/$/, '')
    } catch (cause) {
      expect((cause as Error).message).toMatch(/^COMFYUI_URL /)
      return false
    }
  }
  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['comfyui', true],
    ['gpu.internal', true],
    ['[::1]', true],
    ['[fd12::1]', true],
    ['[2001:db8::1]', false],
    ['10.255.255.255', true],
    ['11.0.0.0', false],
    ['172.15.255.255', false],
    ['172.16.0.0', true],
    ['172.31.255.255', true],
    ['172.32.0.0', false],
    ['192.168.1.9', true],
    ['192.169.0.0', false],
    ['0.0.0.0', false],
    ['gpu.example.com', false],
    ['10.example.com', false],
  ])('%s: %s', (host, taken) => {
    expect(isTaken(`http://${host}:8188`)).toBe(taken)
  })
  it('unless a proxy asks for a token there, over https', () => {
    expect(isTaken('https://gpu.example.com')).toBe(false)
    expect(isTaken('http://gpu.example.com', { COMFYUI_TOKEN: 'secret' })).toBe(false)
    expect(isTaken('https://gpu.example.com/comfy/', { COMFYUI_TOKEN: 'secret' })).toBe(true)
  })
  it('and so is a password in it, which would be logged', () => {
    expect(isTaken('http://lina:secret@127.0.0.1:8188')).toBe(false)
  })
  it('is this machine, where nothing is said', () => {
    expect(configOf({})).toMatchObject({ url: 'http://127.0.0.1:8188', token: null })
  })
})
