/** What the adapter is told; how it is told is `replicate-choice.ts`. */
export interface ReplicateConfig {
  token: string
  /** With the version in its path, as in `https://api.replicate.com/v1`. */
  apiUrl: string
  /** The account that the learned models belong to. */
  owner: string
  /** As Replicate shows it, `whsec_…`; null: it is asked for it once. */
  webhookSecret: string | null
  /** `owner/name:version`. */
  trainer: string
  steps: number
  /** `owner/name` of an official model. */
  editModel: string
  /** Milliseconds until one call is given up. */
  callMs: number
  /** What a learned model runs on, by the name Replicate gives it. */
  hardware: string
}
