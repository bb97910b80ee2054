import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PARTS } from './parts.ts'
import { useOpenWindow, type WindowName } from './shell/open-window.ts'

const ProfileWindow = lazy(async () => ({ default: (await PARTS.profil()).ProfileWindow }))
const JourneyDialog = lazy(async () => ({ default: (await PARTS.parcours()).JourneyDialog }))
const AvatarDialog = lazy(async () => ({ default: (await PARTS.photo()).AvatarDialog }))

/** The windows over the dashboard. */
export function DashboardWindows() {
  return (
    <>
      <FromFirstOpening name="profil">
        <ProfileWindow />
      </FromFirstOpening>
      <FromFirstOpening name="parcours">
        <JourneyDialog />
      </FromFirstOpening>
      <FromFirstOpening name="photo">
        <AvatarDialog />
      </FromFirstOpening>
    </>
  )
}

/** Fetched when first opened; kept afterwards, so that closing keeps its movement and gives the focus back. */
function FromFirstOpening({ name, children }: { name: WindowName; children: ReactNode }) {
  const isOpen = useOpenWindow().isOpen(name)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>
}
