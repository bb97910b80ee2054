/** Hosted previews of one account in a day of Paris, at most; failed ones do not count. */
export const HOSTED_PREVIEWS_A_DAY = 3
/** The same with those that failed: each may have cost the house something. */
export const HOSTED_PREVIEWS_ASKED_A_DAY = 9
/** It takes seconds to a minute; what has waited so long for its service has failed. */
export const HOSTED_PREVIEW_LIMIT_MINUTES = 3

export interface HostedPreviewsToday {
  /** All but those that failed. */
  counted: number
  asked: number
}

/** How many more she may ask for today. */
export const hostedPreviewsLeft = ({ counted, asked }: HostedPreviewsToday): number =>
  Math.max(0, Math.min(HOSTED_PREVIEWS_A_DAY - counted, HOSTED_PREVIEWS_ASKED_A_DAY - asked))
