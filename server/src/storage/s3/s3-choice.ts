import { z } from 'zod'
import { choice } from '../../choice.ts'
import type { ChosenStorage } from '../storage.ts'
import { Bucket, type S3Config } from './bucket.ts'
import { S3Storage } from './s3-storage.ts'

/** Names of buckets as every store takes them; with no dots, a certificate for `*.HOST` holds for `BUCKET.HOST`. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/

const address = z.url({ protocol: /^https?$/ }).optional()

/** What an operator is given by whoever runs the store (README, "Files in a store"). */
const names = {
  S3_ENDPOINT: address,
  S3_REGION: z.string().trim().min(1).optional(),
  S3_BUCKET: z.string().trim().regex(BUCKET_NAME, 'expected 3 to 63 of a-z, 0-9 and -').optional(),
  S3_ACCESS_KEY_ID: z.string().trim().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().min(1).optional(),
  S3_PATH_STYLE: z.enum(['true', 'false']).optional(),
  S3_BROWSER_ENDPOINT: address,
}

type Told = z.infer<z.ZodObject<typeof names>>
const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All of it or none: photos must not lie on the disk of whichever process took them because a key was forgotten. */
export function s3Config(told: Told): S3Config | null {
  if (Object.values(told).every((value) => value === undefined)) return null
  const missing = NEEDED.filter((name) => !told[name])
  if (missing.length > 0) throw new Error(`files in a store also need: ${missing.join(', ')}`)
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = NEEDED.map(
    (name) => told[name],
  )
  const addressAt = (base: string) => addressOf(base, bucket, told.S3_PATH_STYLE !== 'false')
  return {
    ...{ accessKeyId, secretAccessKey, region: told.S3_REGION ?? 'us-east-1' },
    bucket,
    address: addressAt(endpoint),
    browserAddress: told.S3_BROWSER_ENDPOINT ? addressAt(told.S3_BROWSER_ENDPOINT) : null,
  }
}

function addressOf(endpoint: string, bucket: string, isPathStyle: boolean): string {
  const url = new URL(endpoint)
  if (url.pathname !== '/' || url.search || url.username)
    throw new Error('S3_ENDPOINT and S3_BROWSER_ENDPOINT are https://HOST[:PORT], with nothing behind it.')
  return isPathStyle ? `${url.origin}/${bucket}` : `${url.protocol}//${bucket}.${url.host}`
}

export const s3 = choice(names, (told): ChosenStorage | null => {
  const config = s3Config(told)
  return config && { name: 's3', open: ({ scratch }) => new S3Storage(new Bucket(config), scratch) }
})
