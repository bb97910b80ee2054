import { api } from '@app/domain/routes.ts'
import { boughtCredits } from '../buying/bought-credits.ts'
import { layPreview } from '../engines/hosted-previews.ts'
import { fillDraft } from '../full-draft.ts'
import type { Someone } from '../people.ts'
import { openedShare } from '../shares.ts'
import type { TestApp } from '../test-app.ts'
import { makeTransformation } from '../transformation.ts'

/** She has one of everything the app knows: one id of hers for each address that has one. */
export async function everythingOfHers(home: TestApp, her: Someone): Promise<Record<string, string>> {
  const made = await makeTransformation(home, her, { images: 1 })
  const draft = await fillDraft(home, her)
  const answer = await her.visitor.post(api.createIntent(), {
    amount: 9.9,
    packageType: 'pack_5',
    sessionName: 'Mon été',
  })
  const bought = await boughtCredits(home, her)
  const photo = draft.uploadedImages[0]?.id ?? ''
  const preview = await layPreview(home, her)
  const shared = await openedShare(her, made.imageIds[0] ?? '')
  const image = made.imageIds[0] ?? ''
  return {
    [api.draftById(':id')]: draft.id,
    [api.photo(':id')]: photo,
    [api.photoThumbnail(':id')]: photo,
    [api.hostedPreview(':id')]: preview,
    [api.hostedPreviewPicture(':id')]: preview,
    [api.payment(':id')]: answer.json().paymentId,
    [api.paymentConsent(':id')]: answer.json().paymentId,
    [api.purchase(':id')]: bought.orderId,
    [api.receiptPdf(':id')]: bought.receiptId,
    [api.transformation(':id')]: made.id,
    [api.transformationPhotos(':id')]: made.id,
    [api.photosToDraft(':id')]: made.id,
    [api.moreImages(':id')]: made.id,
    [api.review(':id')]: made.id,
    [api.transformationZip(':id')]: made.id,
    [api.image(':id')]: image,
    [api.imageThumbnail(':id')]: image,
    [api.imageBefore(':id')]: image,
    [api.imageBeforeAfter(':id')]: image,
    [api.imageFavourite(':id')]: image,
    [api.imageRedo(':id')]: image,
    [api.imageDownload(':id')]: image,
    [api.imageShares(':id')]: image,
    [api.share(':id')]: shared.share.id,
    [api.dossier(':id')]: bought.orderId,
    [api.dossierFile(':id')]: bought.orderId,
    [api.deskImages(':id')]: made.id,
    [api.deskImage(':id')]: image,
    [api.deskLook(':id')]: image,
  }
}

/** What a call at such an address is told, where it is told something. */
export const BODIES_OF_HERS: Record<string, object> = {
  [api.draftById(':id')]: { sessionName: 'Volé' },
  [api.paymentConsent(':id')]: { startNow: true, losesWithdrawal: true, termsVersion: '1' },
  [api.imageFavourite(':id')]: { favourite: true },
  [api.photosToDraft(':id')]: { replace: false },
  [api.moreImages(':id')]: {},
  [api.review(':id')]: { pleased: true },
  [api.imageRedo(':id')]: {},
  [api.imageShares(':id')]: { withBefore: true, days: 30 },
}
