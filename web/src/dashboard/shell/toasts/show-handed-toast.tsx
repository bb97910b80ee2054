import { useEffect, useEffectEvent } from 'react'
import { takeToast } from '../../../ui/toasts/handed-toast.ts'
import { useNotify } from './notify.ts'
import { isToastKey } from './toast-keys.ts'

/** Says what the page before left to say: « Bienvenue », « Ravie de vous revoir ! ». Draws nothing. */
export function ShowHandedToast() {
  const notify = useNotify()
  const showLeft = useEffectEvent(() => {
    const left = takeToast()
    if (left && isToastKey(left.key)) notify(left.key, { values: left.values })
  })
  useEffect(() => showLeft(), [])
  return null
}
