import type { Belongings } from './accounts/accounts.ts'
import type { Context } from './context.ts'
import { courseBelongings } from './courses/belongings.ts'
import { creditBelongings } from './credits/belongings.ts'
import { draftBelongings } from './drafts/belongings.ts'
import { favouriteBelongings } from './favourites/favourites.ts'
import { viewingBelongings } from './operator/viewings/viewings.ts'
import { paymentBelongings } from './payment/belongings.ts'
import { photoBelongings } from './photos/belongings.ts'
import { previewBelongings } from './preview/belongings.ts'
import { proRequestBelongings } from './pro-requests/belongings.ts'
import { receiptBelongings } from './receipts/belongings.ts'
import { reviewBelongings } from './reviews/reviews.ts'
import { shareBelongings } from './shares/belongings.ts'
import { supportBelongings } from './support/support.ts'
import { transformationBelongings } from './transformations/belongings.ts'
import { withdrawalBelongings } from './withdrawals/her-declarations.ts'

/** What each noun keeps of a person: in this order it is locked and let go when her account is deleted. */
export const belongingsIn = (context: Context): Belongings[] => [
  shareBelongings,
  reviewBelongings,
  supportBelongings,
  transformationBelongings(context.jobs),
  photoBelongings(context.jobs),
  previewBelongings(context.jobs),
  receiptBelongings,
  withdrawalBelongings,
  paymentBelongings(context),
  draftBelongings,
  favouriteBelongings,
  courseBelongings,
  creditBelongings,
  proRequestBelongings,
  viewingBelongings,
]
