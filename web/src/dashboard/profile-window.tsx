import { ProfileDialog } from './accounts/profile/profile-dialog.tsx'
import { DeclarationSection } from './photos/declaration/declaration-section.tsx'

/** Her profile, with what photos know of her. */
export const ProfileWindow = () => (
  <ProfileDialog>
    <DeclarationSection />
  </ProfileDialog>
)
