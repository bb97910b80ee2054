import { useState } from 'react'

/**
 * Whether this browser tells her outside the page that images are ready: her permission is the wish, and she takes it
 * back where she gave it, in the settings of the browser. `none`: a telephone lets no open page do it.
 */
export type NotificationWish = 'none' | 'unasked' | 'given' | 'refused'

const WISHES = {
  default: 'unasked',
  granted: 'given',
  denied: 'refused',
} as const satisfies Record<NotificationPermission, NotificationWish>

export function notificationWish(): NotificationWish {
  if (typeof Notification === 'undefined' || !matchMedia('(pointer: fine)').matches) return 'none'
  return WISHES[Notification.permission]
}

export interface NotificationAsking {
  wish: NotificationWish
  /** Her browser has put the question to her on this page. */
  wasAsked: boolean
  ask: () => Promise<void>
}

export function useNotificationWish(): NotificationAsking {
  const [wish, setWish] = useState(notificationWish)
  const [wasAsked, setWasAsked] = useState(false)
  const ask = async () => {
    setWish(WISHES[await Notification.requestPermission()])
    setWasAsked(true)
  }
  return { wish, wasAsked, ask }
}

export interface BrowserNotification {
  title: string
  body: string
  /** A later one of the same subject takes its place. */
  tag: string
  onPress: () => void
}

/** Only where she is not looking: on the page itself the toast says it. Others see her screen too, so no picture. */
export function notifyOutside({ onPress, title, ...options }: BrowserNotification): void {
  if (notificationWish() !== 'given' || document.hasFocus()) return
  const shown = new Notification(title, options)
  shown.addEventListener('click', () => {
    window.focus()
    shown.close()
    onPress()
  })
}
