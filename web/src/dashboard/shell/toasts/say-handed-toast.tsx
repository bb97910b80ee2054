import { useEffect, useEffectEvent } from 'react'
import { takeToast } from '../../../ui/toasts/handed-toast.ts'
import { useSay } from './say.ts'
import { isToastKey } from './toast-keys.ts'

/** Says what the page before left to say: « Bienvenue », « Ravie de vous revoir ! ». Draws nothing. */
export function SayHandedToast() {
  const say = useSay()
  const sayLeft = useEffectEvent(() => {
    const left = takeToast()
    if (left && isToastKey(left.key)) say(left.key, { values: left.values })
  })
  useEffect(() => sayLeft(), [])
  return null
}
