import { describe, expect, it } from 'vitest'
import { verifyWebhook } from './replicate-webhook.ts'

/** The test vector of the Standard Webhooks libraries, which sign as Replicate does. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const SIGNED = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const AT = 1_614_265_330_000
const body = Buffer.from('{"test": 2432232314}')

const verify = (headers: Record<string, string | string[]>, { at = AT, secret = SECRET } = {}) => {
  verifyWebhook({ headers: { ...SIGNED, ...headers }, body }, secret, at)
}
const REFUSED = expect.objectContaining({ name: 'ServiceError', trouble: 'refused' })

describe('the signature of a webhook', () => {
  it('is that of a published test vector', () => {
    expect(() => verify({})).not.toThrow()
  })
  it('may stand among others, while one secret replaces another', () => {
    const others = `v1,${'A'.repeat(43)}= v2,x ${SIGNED['webhook-signature']} nonsense`
    expect(() => verify({ 'webhook-signature': others })).not.toThrow()
  })
  it.each([
    ['another body of signature', { 'webhook-signature': `v1,${'A'.repeat(43)}=` }],
    ['another version', { 'webhook-signature': SIGNED['webhook-signature'].replace('v1', 'v2') }],
    ['a part of it', { 'webhook-signature': SIGNED['webhook-signature'].slice(0, -1) }],
    ['nothing', { 'webhook-signature': '' }],
    ['another message', { 'webhook-id': 'msg_other' }],
    ['another second', { 'webhook-timestamp': '1614265331' }],
    ['no number', { 'webhook-timestamp': 'NaN' }],
    ['two headers', { 'webhook-id': ['a', 'b'] }],
  ])('is refused with %s', (_, headers) => {
    expect(() => verify(headers)).toThrow(REFUSED)
  })
  it('is refused under another secret', () => {
    expect(() => verify({}, { secret: 'whsec_AAAA' })).toThrow(REFUSED)
  })
  it.each([-300, -299, 299, 300])('may be %i seconds old', (seconds) => {
    expect(() => verify({}, { at: AT + seconds * 1000 })).not.toThrow()
  })
  it.each([-301, 301])('is refused when it is %i seconds old', (seconds) => {
    expect(() => verify({}, { at: AT + seconds * 1000 })).toThrow(REFUSED)
  })
})
