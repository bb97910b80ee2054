import {
  CONFIRMATION_LIFE,
  EMAIL_CODE_LIFE,
  PASSKEY_CHALLENGE_LIFE,
  PASSWORD_LINK_LIFE,
  SIGN_IN_LIFE,
  WAITING_SIGN_IN_LIFE,
} from './accounts/accounts.ts'
import type { WaitedFor } from './database/clock.ts'
import {
  emailCodes,
  emailTokens,
  knownDevices,
  passkeyChallenges,
  passwordLinkRequests,
  passwordLinks,
  secondFactors,
  signInFailures,
  signIns,
  waitingSignIns,
} from './database/schema/accounts.ts'
import { fileSums, fileSweeps } from './database/schema/kept-files.ts'
import { mails } from './database/schema/mails.ts'
import { orders, refunds } from './database/schema/payment.ts'
import { hostedPreviews } from './database/schema/preview.ts'
import { remoteFiles, remoteJobs, serviceHealth } from './database/schema/remote-jobs.ts'
import { shares } from './database/schema/shares.ts'
import { extensions, transformations } from './database/schema/transformations.ts'
import { JOBS_WAITED_FOR } from './plugins/queue/queue.ts'
import { SHARE_LIFE } from './shares/shares.ts'

/**
 * The moments that something is counted from, or comes with. What stands in the books, and when somebody agreed to
 * something, is not among them: that stays as it was written.
 */
export const WAITED_FOR: WaitedFor = {
  moments: [
    ...[
      signIns.lastUsedAt,
      knownDevices.lastUsedAt,
      signInFailures.at,
      passwordLinkRequests.at,
      emailCodes.createdAt,
      secondFactors.createdAt,
    ],
    ...[mails.createdAt, mails.nextTryAt],
    ...[orders.createdAt, orders.askAt, refunds.tryAt],
    ...[fileSums.dueAt, fileSweeps.begunAt],
    ...[hostedPreviews.createdAt, hostedPreviews.readyAt],
    ...[remoteJobs.askedAt, remoteJobs.startedAt, remoteJobs.forgetAt],
    ...[remoteFiles.sentAt, remoteFiles.forgetAt, serviceHealth.restingUntil],
    ...[transformations.createdAt, transformations.begunAt],
    ...[transformations.finishedAt, transformations.firstFinishedAt],
    ...[extensions.createdAt, extensions.finishedAt],
    ...JOBS_WAITED_FOR,
  ],
  ends: [
    { end: signIns.expiresAt, life: SIGN_IN_LIFE },
    { end: waitingSignIns.expiresAt, life: WAITING_SIGN_IN_LIFE },
    { end: passkeyChallenges.expiresAt, life: PASSKEY_CHALLENGE_LIFE },
    { end: passwordLinks.expiresAt, life: PASSWORD_LINK_LIFE },
    { end: emailTokens.expiresAt, life: CONFIRMATION_LIFE },
    { end: emailCodes.expiresAt, life: EMAIL_CODE_LIFE },
    { end: shares.expiresAt, life: SHARE_LIFE },
  ],
}
