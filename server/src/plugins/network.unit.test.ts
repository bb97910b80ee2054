import { expect, it } from 'vitest'
import { networkOfAddress } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:ffff:1:2:3', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['nobody', 'nobody'],
])('%s is counted as %s (A6)', (address, network) => {
  expect(networkOfAddress(address)).toBe(network)
})
