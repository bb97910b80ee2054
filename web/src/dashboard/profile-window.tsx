import { ProfileDialog } from './accounts/profile/profile-dialog.tsx'
import { useDeclaration } from './photos/declaration/declaration-queries.ts'
import { DeclarationSection } from './photos/declaration/declaration-section.tsx'
import { awaitsFirst } from './shell/awaits-first.ts'
import { useViewings, ViewingsSection } from './transformations/viewings-section.tsx'

/** Her profile, with what photos and transformations know of her. */
export const ProfileWindow = () => (
  <ProfileDialog isAwaited={awaitsFirst(useDeclaration(), useViewings())}>
    <DeclarationSection />
    <ViewingsSection />
  </ProfileDialog>
)
