import type {
  HairErrorCode,
  Outcome,
  PhotoJudgement,
  PhotoReport,
  Recipe,
  TransformOptions,
  Turn,
} from './contract.ts'
import type { HairDescription, HostedOutcome, HostedWish } from './hosted-contract.ts'
import type { LookReport } from './looks/check-look.ts'
import type { Signing } from './manifest/sign-jpeg.ts'
import type {
  MadeSketch,
  PackedSketch,
  PreviewOutcome,
  PreviewWish,
  SketchedStyle,
  SketchOptions,
  SketchOutcome,
} from './preview-contract.ts'

/** The worker's protocol: one request message, one reply message with the same id, and of a sketch some news before it. */
export type WorkerRequest =
  | { id: number; call: 'loadNetworks'; args: [] }
  | { id: number; call: 'checkPhoto'; args: [file: string] }
  | { id: number; call: 'checkLook'; args: [picture: string] }
  | { id: number; call: 'findTurn'; args: [photo: string | Uint8Array] }
  | { id: number; call: 'judgePhoto'; args: [file: string, styles?: readonly string[]] }
  | { id: number; call: 'makeReady'; args: [recipe: Recipe] }
  | { id: number; call: 'transform'; args: [recipe: Recipe, outFile: string, options: TransformOptions] }
  | { id: number; call: 'finishHosted'; args: [wish: HostedWish] }
  | { id: number; call: 'describeHair'; args: [photo: string] }
  | { id: number; call: 'sketchPhoto'; args: [photo: string | Uint8Array, options?: SketchOptions] }
  | { id: number; call: 'signJpeg'; args: [jpeg: Uint8Array<ArrayBuffer>, signing: Signing] }
  | { id: number; call: 'sketchPlate'; args: [sketch: PackedSketch] }
  | { id: number; call: 'preview'; args: [sketch: PackedSketch, wish: PreviewWish, tool: string] }

/** Of `sketchPhoto`, before its reply: see `SketchWatch`. */
export type SketchNews = { id: number; early: MadeSketch } | { id: number; carried: SketchedStyle }

export type WorkerReply =
  | {
      id: number
      ok: true
      result:
        | (PhotoReport | LookReport | PhotoJudgement | Outcome | SketchOutcome | PreviewOutcome)
        | (HostedOutcome | HairDescription | Turn | Uint8Array | object | null)
    }
  | { id: number; ok: false; error: { code: HairErrorCode | 'failed'; message: string } }
