import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { c2pa } from '@app/hair/manifest/c2pa.ts'
import type { Signing } from '@app/hair/manifest/sign-jpeg.ts'

/**
 * For tests alone: their key lies beside them for all to read, and nobody trusts them. Both end in 2126; the second is a
 * website's, which no validator takes for content. Made with openssl, as certificates of `emailProtection` and
 * `serverAuth`, each with its issuer.
 */
export const CERTIFICATE = join(import.meta.dirname, 'chain.pem')
export const WEBSITE_CERTIFICATE = join(import.meta.dirname, 'website-chain.pem')
export const KEY = join(import.meta.dirname, 'key.pem')

export const certificatesIn = (file: string): string[] =>
  readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []

/** Not looked at, as the configuration would. */
export const signingWith = (certificate: string): Signing => ({
  certificates: certificatesIn(certificate).map((pem) => new X509Certificate(pem).raw),
  key: createPrivateKey(readFileSync(KEY)),
  tool: 'Ondée',
})

export interface ReadManifest {
  /** `Valid`: whole, and signed by the certificate it names, trusted or not. */
  state: string
  tool: string
  actions: { action: string; digitalSourceType?: string }[]
  /** All of it, as text. */
  json: string
}

/** By the library's own reader. @throws Error where there is none */
export async function readManifest(jpeg: Uint8Array): Promise<ReadManifest> {
  const { WasmReader } = await c2pa()
  const json = (await WasmReader.fromBytes('image/jpeg', new Uint8Array(jpeg))).json()
  const { active_manifest, manifests, validation_state } = JSON.parse(json)
  const { claim_generator_info, assertions } = manifests[active_manifest]
  return {
    ...{ state: validation_state, tool: claim_generator_info[0].name, json },
    actions: assertions.flatMap((one: { data: Pick<ReadManifest, 'actions'> }) => one.data.actions ?? []),
  }
}
