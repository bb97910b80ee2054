import type { Bucket } from './bucket.ts'

export interface Listed {
  key: string
  at: Date
  /** Of an upload that was begun. */
  uploadId: string | null
}

/** Names of ours hold nothing that XML would write in another way; those of uploads may. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescapeXml = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

const textOf = (xml: string, name: string): string | null => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found === undefined ? null : unescapeXml(found)
}
const partsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, part = '']) => part)

/** Every file of a folder, as many at a time as the store lists. */
export const listFiles = (bucket: Bucket, folder: string): AsyncGenerator<Listed[]> =>
  listPages(bucket, { 'list-type': '2', prefix: `${folder}/` }, (page) => ({
    found: partsOf(page, 'Contents').map((part) => listed(part, 'LastModified')),
    next: { 'continuation-token': textOf(page, 'NextContinuationToken') },
  }))

/** Every upload in parts that was begun in a folder and neither ended nor given up; as many at a time as the store lists. */
export const listUploads = (bucket: Bucket, folder: string): AsyncGenerator<Listed[]> =>
  listPages(bucket, { uploads: '', prefix: `${folder}/` }, (page) => ({
    found: partsOf(page, 'Upload').map((part) => listed(part, 'Initiated')),
    next: {
      'key-marker': textOf(page, 'NextKeyMarker'),
      'upload-id-marker': textOf(page, 'NextUploadIdMarker'),
    },
  }))

export async function uploadIdOf(answer: Response): Promise<string> {
  const id = textOf(await answer.text(), 'UploadId')
  if (!id) throw new Error('the store of files began an upload without a name')
  return id
}

/** A store may answer 200, and say in words that it could not do it. */
export async function ensureDone(answer: Response): Promise<void> {
  const text = await answer.text()
  if (text.includes('<Error>')) throw new Error(`the store of files says ${textOf(text, 'Code')}`)
}

const listed = (part: string, momentName: string): Listed => ({
  key: textOf(part, 'Key') ?? '',
  at: new Date(textOf(part, momentName) ?? Number.NaN),
  uploadId: textOf(part, 'UploadId'),
})

type Page = { found: Listed[]; next: Record<string, string | null> }

async function* listPages(
  bucket: Bucket,
  query: Record<string, string>,
  read: (page: string) => Page,
): AsyncGenerator<Listed[]> {
  let from: Record<string, string> | null = {}
  while (from) {
    const page = await (await bucket.ask('GET', '', { query: { ...query, ...from } })).text()
    const { found, next } = read(page)
    yield found
    const markers = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]))
    from = textOf(page, 'IsTruncated') === 'true' && markers.length > 0 ? Object.fromEntries(markers) : null
  }
}
