import { useSession } from '../auth/useSession.ts';
import { FollowButton } from '../follows/FollowButton.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { ProfileStatistics } from './ProfileStatistics.tsx';
import type { ShownProfile } from './shownProfile.ts';
import { profileTitle } from './shownProfile.ts';

interface Props {
  profile: ShownProfile;
}

/** What everyone may see of a member, and for members the way to follow them. */
export function OtherProfile({ profile }: Props) {
  const { user } = useSession();

  return (
    <ProfileFrame
      title={<h1>{profileTitle(profile)}</h1>}
      actions={user && <FollowButton user={profile} />}
      card={<ProfileCard profile={profile} picture={profile.profilePicture} />}
    >
      <ProfileStatistics profile={profile} />
    </ProfileFrame>
  );
}
