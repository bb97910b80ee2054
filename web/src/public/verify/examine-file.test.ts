import { mark } from '@app/hair/files/mark.ts'
import { expect, it } from 'vitest'
import { examineFile, MOST_MEGABYTES } from './examine-file.ts'
import { drawnFile, manifestBox, withChunk } from './testing/marked-files.ts'

const fileOf = (bytes: Uint8Array) => new Blob([bytes.slice()])
const typed = (word: string) => `<x:xmpmeta><a a:DigitalSourceType="${word}"/></x:xmpmeta>`

it.each([
  { outcome: 'ai', what: 'an image of ours', xmp: mark('Ondée') },
  { outcome: 'ai', what: 'an image that AI made', xmp: typed('trainedAlgorithmicMedia') },
  { outcome: 'other', what: 'a photo that says so', xmp: typed('digitalCapture') },
  { outcome: 'none', what: 'one that names its tool only', xmp: '<a xmp:CreatorTool="GIMP 3"/>' },
  { outcome: 'none', what: 'one that says nothing', xmp: undefined },
])('$what is told as « $outcome »', async ({ outcome, xmp }) =>
  expect((await examineFile(fileOf(await drawnFile('jpeg', xmp)))).outcome).toBe(outcome),
)

it('a C2PA manifest alone does not say that AI was used: cameras write one too', async () => {
  const file = withChunk(await drawnFile('png'), 'caBX', manifestBox())
  expect(await examineFile(fileOf(file))).toMatchObject({ outcome: 'other', marks: { hasC2pa: true } })
})

it('the tool is told although nothing else was found', async () => {
  const file = await drawnFile('webp', '<a xmp:CreatorTool="GIMP 3"/>')
  expect((await examineFile(fileOf(file))).marks?.tool).toBe('GIMP 3')
})

it('a file that is no image, and what cannot be opened, are told as unreadable', async () => {
  const unreadable = { outcome: 'unreadable', marks: null }
  expect(await examineFile(new Blob(['Chère Léa']))).toEqual(unreadable)
  const folder = { size: 4096, arrayBuffer: () => Promise.reject(new Error('a folder')) }
  expect(await examineFile(folder)).toEqual(unreadable)
})

it.each([
  { over: -1, outcome: 'unreadable' },
  { over: 0, outcome: 'unreadable' },
  { over: 1, outcome: 'tooLarge' },
])(
  'a file $over bytes over 100 MB is told as « $outcome », and only opened below',
  async ({ over, outcome }) => {
    let opened = 0
    const size = MOST_MEGABYTES * 1024 * 1024 + over
    const arrayBuffer = async () => {
      opened += 1
      return new ArrayBuffer(0)
    }
    expect((await examineFile({ size, arrayBuffer })).outcome).toBe(outcome)
    expect(opened).toBe(outcome === 'tooLarge' ? 0 : 1)
  },
)
