import { Navigate, useLocation, useParams } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { NotFoundNotice } from '../layout/NotFoundNotice.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { OtherProfile } from './OtherProfile.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { profileTitle } from './shownProfile.ts';
import { useProfile } from './useProfile.ts';

/** `/profile` is the viewer's own profile, `/profile/{username or id}` any member's. */
export default function ProfilePage() {
  const { who } = useParams();
  const location = useLocation();
  const { user, isLoading } = useSession();
  const { data, error, refetch } = useProfile(who);
  const profile = data?.user;
  useDocumentTitle(titleOf(data));

  if (!who && !user && !isLoading) return <Navigate to="/login" replace state={returnState(location)} />;
  if (profile?.isViewer) return <OwnProfile key={profile.id} profile={profile} />;
  if (profile) return <OtherProfile key={profile.id} profile={profile} />;
  if (data) return <NotFoundNotice title="User not found" hint="The user you're looking for doesn't exist." />;
  if (error) return <ProfileFailure onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}

function titleOf(data: ReturnType<typeof useProfile>['data']): string {
  if (!data) return 'Profile';
  return data.user ? profileTitle(data.user) : 'User not found';
}
