import { ProfileDialog } from './accounts/profile/profile-dialog.tsx'
import { DeclarationSection } from './photos/declaration/declaration-section.tsx'
import { ViewingsSection } from './transformations/viewings-section.tsx'

/** Her profile, with what photos and transformations know of her. */
export const ProfileWindow = () => (
  <ProfileDialog>
    <DeclarationSection />
    <ViewingsSection />
  </ProfileDialog>
)
