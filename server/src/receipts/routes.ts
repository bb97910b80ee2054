import { api } from '@app/domain/routes.ts'
import { z } from 'zod'
import { personOf } from '../accounts/accounts.ts'
import type { App, Context } from '../context.ts'
import { atMost } from '../plugins/rate-limit.ts'
import { findReceiptOf } from './queries.ts'

const params = z.object({ id: z.uuid() })

export async function receiptRoutes(
  app: App,
  { database, config }: Pick<Context, 'config' | 'database'>,
): Promise<void> {
  app.get(
    api.receiptPdf(':id'),
    {
      // A head would draw everything for nothing.
      exposeHeadRoute: false,
      config: { access: 'person', ...atMost('payment', config.rateLimitFactor) },
      schema: { params },
    },
    async (request, reply) => {
      const receipt = await findReceiptOf(database, personOf(request).id, request.params.id)
      const { drawReceipt, pdfName } = await import('./pdf.ts')
      const bytes = await drawReceipt(receipt)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${pdfName(receipt)}"`)
        .type('application/pdf')
        .send(bytes)
    },
  )
}
