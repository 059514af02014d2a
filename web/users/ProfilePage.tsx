import { useCallback, useLayoutEffect, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { NotFoundNotice } from '../layout/NotFoundNotice.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { FirstText } from '../ui/FirstText.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { OtherProfile } from './OtherProfile.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ProfileFailure } from './ProfileFailure.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { profileTitle } from './shownProfile.ts';
import type { KnownPerson } from './useKnownPerson.ts';
import { useKnownPerson } from './useKnownPerson.ts';
import { useProfile } from './useProfile.ts';

/** `/profile` is the viewer's own profile, `/profile/{username or id}` any member's. */
export default function ProfilePage() {
  const { who } = useParams();
  const location = useLocation();
  const { user, isLoading } = useSession();
  const { data, error, refetch } = useProfile(who);
  const profile = data?.user;
  const person = useKnownPerson(who);
  const heading = useHeadingHandover();
  useDocumentTitle(titleOf(data, person));

  if (!who && !user && !isLoading) return <Navigate to="/login" replace state={returnState(location)} />;
  if (profile?.isViewer) return <OwnProfile key={profile.id} profile={profile} />;
  if (profile) return <OtherProfile key={profile.id} profile={profile} />;
  if (data) return <NotFoundNotice title="User not found" hint="The user you're looking for doesn't exist." />;
  if (error) return <ProfileFailure onRetry={() => void refetch()} />;
  return (
    <FirstText frame={PageColumn}>
      <ProfileSkeleton person={person} heading={heading} />
    </FirstText>
  );
}

function titleOf(data: ReturnType<typeof useProfile>['data'], person: KnownPerson | undefined): string {
  if (!data) return person ? profileTitle(person) : 'Profile';
  return data.user ? profileTitle(data.user) : 'User not found';
}

/** The heading of the loaded profile receives the focus of the heading that it replaces. */
function useHeadingHandover() {
  const wasFocused = useRef(false);

  useLayoutEffect(() => {
    if (!wasFocused.current) return;
    wasFocused.current = false;
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  });

  return useCallback(
    (heading: HTMLHeadingElement) => () => {
      wasFocused.current = document.activeElement === heading;
    },
    [],
  );
}
