import { COMPOSITE_WITH_TRAINED } from '../files/mark.ts'
import { BytesBlob, c2pa } from './c2pa.ts'
import { coseSign1, type Signer } from './cose.ts'

/** Who answers for a picture, and which tool it says it was made with. */
export interface Signing extends Signer {
  tool: string
}

/** Nobody is asked over a network, and no small copy of her face is laid beside the picture. */
const SETTINGS = JSON.stringify({
  builder: { thumbnail: { enabled: false } },
  verify: { ocsp_fetch: false, remote_manifest_fetch: false },
})

/**
 * The same JPEG with a C2PA manifest that says which tool made it, and that a trained network took part. It says nothing
 * of her, nor when: no clock of ours proves that, and no other is asked.
 *
 * @throws Error where the library refuses the picture or the certificate
 */
export async function signJpeg(
  jpeg: Uint8Array<ArrayBuffer>,
  { tool, ...signer }: Signing,
): Promise<Uint8Array<ArrayBuffer>> {
  const { WasmBuilder } = await c2pa()
  const builder = WasmBuilder.fromJson(manifestOf(tool), SETTINGS)
  const sign = async (claim: Uint8Array) => coseSign1(claim, signer)
  // So much room is left in the picture for what is signed only when the rest of it is known.
  const reserveSize = coseSign1(new Uint8Array(), signer).length
  try {
    const signed = await builder.sign(
      ...([{ alg: 'es256', reserveSize, sign }, [], 'image/jpeg', new BytesBlob(jpeg)] as const),
    )
    return new Uint8Array(signed)
  } finally {
    builder.free()
  }
}

const manifestOf = (tool: string): string =>
  JSON.stringify({
    claim_generator_info: [{ name: tool }],
    format: 'image/jpeg',
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: { actions: [{ action: 'c2pa.created', digitalSourceType: COMPOSITE_WITH_TRAINED }] },
      },
    ],
  })
