import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationWish, notifyOutside } from './browser-notification.ts'

class BrowsersNotification extends EventTarget {
  static permission: NotificationPermission = 'granted'
  static shown: BrowsersNotification[] = []
  close = vi.fn()
  readonly title: string
  readonly options: NotificationOptions
  constructor(title: string, options: NotificationOptions) {
    super()
    this.title = title
    this.options = options
    BrowsersNotification.shown.push(this)
  }
}

let isLooking = false
let isDesk = true
const focus = vi.fn()
beforeEach(() => {
  isLooking = false
  isDesk = true
  BrowsersNotification.permission = 'granted'
  BrowsersNotification.shown = []
  vi.stubGlobal('Notification', BrowsersNotification)
  vi.stubGlobal('matchMedia', () => ({ matches: isDesk }))
  vi.stubGlobal('document', { hasFocus: () => isLooking })
  vi.stubGlobal('window', { focus })
})
afterEach(() => {
  vi.unstubAllGlobals()
  focus.mockClear()
})

const ready = (onPress = () => {}) =>
  notifyOutside({ title: 'Votre transformation est prête', body: '5 images', tag: 't1', onPress })

describe('what her browser says outside the page', () => {
  it.each([
    { permission: 'default', wish: 'unasked', shown: 0 },
    { permission: 'denied', wish: 'refused', shown: 0 },
    { permission: 'granted', wish: 'given', shown: 1 },
  ] as const)('follows her permission alone: $permission', ({ permission, wish, shown }) => {
    BrowsersNotification.permission = permission
    ready()
    expect([notificationWish(), BrowsersNotification.shown.length]).toEqual([wish, shown])
  })
  it('is nothing while she looks at the page, which says it itself', () => {
    isLooking = true
    ready()
    expect(BrowsersNotification.shown).toEqual([])
  })
  it('is not offered on a telephone, nor by a browser that knows none', () => {
    isDesk = false
    expect(notificationWish()).toBe('none')
    isDesk = true
    vi.stubGlobal('Notification', undefined)
    expect(notificationWish()).toBe('none')
  })
  it('leads to her images when it is pressed', () => {
    const onPress = vi.fn()
    ready(onPress)
    const [shown] = BrowsersNotification.shown
    shown?.dispatchEvent(new Event('click'))
    expect([onPress.mock.calls.length, focus.mock.calls.length, shown?.close.mock.calls.length]).toEqual([
      1, 1, 1,
    ])
  })
})
