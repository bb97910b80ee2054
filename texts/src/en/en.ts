import type { Texts } from '../texts.ts'
import { accounts, leaving } from './accounts.ts'
import { articles } from './articles.ts'
import { catalogue } from './catalogue.ts'
import { courses } from './courses.ts'
import { credits } from './credits.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { fields } from './fields.ts'
import { landing } from './landing.ts'
import { contract } from './legal/contract.ts'
import { legal } from './legal/legal.ts'
import { receipts } from './legal/receipts.ts'
import { withdrawal } from './legal/withdrawal.ts'
import { mails } from './mails.ts'
import { metadata } from './metadata.ts'
import { actAnswers } from './operator/answers.ts'
import { operator } from './operator.ts'
import { payment } from './payment.ts'
import { proRequests } from './pro-requests.ts'
import { purchases } from './purchases.ts'
import { reviews } from './reviews.ts'
import { signin } from './signin.ts'
import { support } from './support.ts'
import { toasts } from './toasts.ts'
import { drafts } from './transformations/drafts.ts'
import { photos } from './transformations/photos.ts'
import { preview } from './transformations/preview.ts'
import { shares } from './transformations/shares.ts'
import { styles } from './transformations/styles.ts'
import { transformations } from './transformations/transformations.ts'
import { ui } from './ui.ts'
import { verify } from './verify.ts'

export const en = {
  errors,
  fields,
  mails,
  ui,
  accounts,
  dashboard,
  toasts,
  transformations,
  landing,
  leaving,
  legal,
  metadata,
  signin,
  drafts,
  photos,
  preview,
  catalogue,
  styles,
  payment,
  credits,
  shares,
  reviews,
  support,
  operator,
  actAnswers,
  purchases,
  receipts,
  contract,
  articles,
  withdrawal,
  verify,
  proRequests,
  courses,
} satisfies Texts
