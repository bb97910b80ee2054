import { expect, it } from 'vitest'
import { s3Config } from './s3-choice.ts'

const TOLD = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'ondee-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it('what an operator tells of a store is its address, a bucket and a key', () =>
  expect(s3Config(TOLD)).toEqual({
    ...{ accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1', bucket: 'ondee-files' },
    address: 'https://s3.example/ondee-files',
    browserAddress: null,
  }))

it('buckets may have hosts of their own, and browsers another way to them', () =>
  expect(
    s3Config({
      ...TOLD,
      S3_REGION: 'eu-west-3',
      S3_PATH_STYLE: 'false',
      S3_BROWSER_ENDPOINT: 'https://files.example:8443/',
    }),
  ).toMatchObject({
    region: 'eu-west-3',
    address: 'https://ondee-files.s3.example',
    browserAddress: 'https://ondee-files.files.example:8443',
  }))

it('told nothing of it, files lie on the disk', () => expect(s3Config({})).toBeNull())

it.each(Object.keys(TOLD))('half of it is refused by the name that is missing: %s', (name) =>
  expect(() => s3Config({ ...TOLD, [name]: undefined })).toThrow(name),
)

it.each(['S3_REGION', 'S3_PATH_STYLE', 'S3_BROWSER_ENDPOINT'])('%s alone is half of it', (name) =>
  expect(() => s3Config({ [name]: 'true' })).toThrow('S3_ENDPOINT, S3_BUCKET'),
)

it.each(['https://s3.example/ondee-files', 'https://me:key@s3.example', 'https://s3.example?x=1'])(
  'an address that says more than where is refused, without its words: %s',
  (S3_ENDPOINT) => expect(() => s3Config({ ...TOLD, S3_ENDPOINT })).toThrow(/nothing behind it/),
)
