import type { Page } from '@playwright/test'

const CPU_SLOWDOWN = 4
const LATENCY_MS = 150
const DOWN_BYTES_PER_S = 1_600_000 / 8
const UP_BYTES_PER_S = 750_000 / 8

/** A processor 4 × slower, for what runs in this page. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** The mid-range telephone on slow 4G that Lighthouse imagines, applied for real. */
export async function slowTelephone(page: Page): Promise<void> {
  await slowProcessor(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_PER_S,
    uploadThroughput: UP_BYTES_PER_S,
  })
}
