import { Customer } from './customer.ts'
import type { Benchmark } from './figure.ts'
import { photosOf } from './photos.ts'
import { MeasuredApp } from './process/measured-app.ts'

const FIRST_WITHIN_S = 10
const FIVE_WITHIN_S = 40

export const paymentToImages: Benchmark = {
  name: 'payment-to-images',
  measures: 'from the confirmed payment of five images to the first, and to the last',
  run: async ({ photos: folder, styles, typing = 0 }) => {
    const photos = await photosOf(folder)
    const app = await MeasuredApp.open()
    const customer = await Customer.register(app.url)
    await customer.upload(photos)
    await customer.untilPhotosAreJudged()
    // Who takes no time over her card has not looked at the styles either.
    if (typing > 0) await customer.learnWhatIsCarried()
    const cpuBefore = app.cpuMs()
    const { id, paidAt } = await customer.pay(styles, typing)
    const seconds = () => (performance.now() - paidAt) / 1000
    await customer.untilImages(id, 1)
    const first = seconds()
    await customer.untilImages(id, 5)
    const last = seconds()
    const cpu = (app.cpuMs() - cpuBefore) / 1000
    const memory = app.peakMemoryMb()
    await app.close()
    return [
      { what: 'first image', value: first, unit: 's', target: FIRST_WITHIN_S },
      { what: 'fifth image', value: last, unit: 's', target: FIVE_WITHIN_S },
      { what: 'processor time for five', value: cpu, unit: 's' },
      { what: 'peak memory', value: memory, unit: 'MB' },
    ]
  },
}
