import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { type ComfyUiServer, startComfyUiServer } from './comfyui-server.ts'

const KONTEXT = new URL('../../../engines/comfyui/kontext-workflow.json', import.meta.url)
let server: ComfyUiServer
beforeEach(async () => {
  server = await startComfyUiServer()
  return () => server.close()
})

const post = (path: string, body: FormData | string, headers = {}) =>
  fetch(server.url + path, { method: 'POST', body, headers })

async function upload(name: string, bytes: string, more: Record<string, string> = {}) {
  const form = new FormData()
  form.set('image', new Blob([bytes]), name)
  for (const [key, value] of Object.entries(more)) form.set(key, value)
  return (await post('/upload/image', form)).json()
}

it('a file of a name that is taken gets a number, unless it is the same or may replace it', async () => {
  expect(await upload('a.jpg', 'one')).toEqual({ name: 'a.jpg', subfolder: '', type: 'input' })
  expect(await upload('a.jpg', 'one')).toMatchObject({ name: 'a.jpg' })
  expect(await upload('a.jpg', 'two')).toMatchObject({ name: 'a (1).jpg' })
  expect(await upload('a.jpg', 'two', { type: 'temp' })).toMatchObject({ name: 'a.jpg', type: 'temp' })
  expect(await upload('a.jpg', 'three', { overwrite: 'true' })).toMatchObject({ name: 'a.jpg' })
  const view = await fetch(`${server.url}/view?filename=a.jpg&type=input`)
  expect(await view.text()).toBe('three')
})

it('every route answers under /api too', async () => {
  for (const path of ['/queue', '/api/queue'])
    expect(await (await fetch(server.url + path)).json()).toEqual({ queue_running: [], queue_pending: [] })
  expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404)
})

it('a page of another site is let do nothing', async () => {
  const body = '{"delete":[]}'
  expect((await post('/queue', body, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await post('/queue', body, { origin: server.url })).status).toBe(200)
})

it('a path that leads out of its folders is refused', async () => {
  for (const name of ['/etc/passwd', '../a.jpg', ''])
    expect((await fetch(`${server.url}/view?filename=${encodeURIComponent(name)}&type=input`)).status).toBe(
      400,
    )
})

it.each([
  ['value_not_in_list', '1', { unet_name: 'another.safetensors', weight_dtype: 'default' }],
  ['required_input_missing', '9', { guidance: 2.5 }],
  ['custom_validation_failed', '4', { image: 'nowhere.jpg' }],
  ['value_smaller_than_min', '11', { width: 15, height: 1280, batch_size: 1 }],
  ['value_bigger_than_max', '11', { width: 16_385, height: 1280, batch_size: 1 }],
  ['bad_linked_input', '5', { image: 'a.jpg' }],
])('%s: a workflow is refused at the node that has it', async (type, id, inputs) => {
  const workflow = JSON.parse(readFileSync(KONTEXT, 'utf8'))
  await upload('a.jpg', 'one')
  workflow['4'].inputs.image = 'a.jpg'
  workflow[id].inputs = inputs
  const answer = await post('/prompt', JSON.stringify({ prompt: workflow }))
  expect(answer.status).toBe(400)
  const { error, node_errors } = (await answer.json()) as {
    error: { type: string }
    node_errors: Record<string, { errors: { type: string }[] }>
  }
  expect(error.type).toBe('prompt_outputs_failed_validation')
  expect(Object.keys(node_errors)).toEqual([id])
  expect(node_errors[id]?.errors.map((one) => one.type)).toEqual([type])
})

it('a workflow that keeps nothing is refused', async () => {
  const answer = await post('/prompt', JSON.stringify({ prompt: {} }))
  expect(await answer.json()).toMatchObject({ error: { type: 'prompt_no_outputs' } })
})
