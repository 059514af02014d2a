import styled from '@emotion/styled';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import { FollowButton } from '../follows/FollowButton.tsx';
import { LazyBlockDialog } from '../moderation/LazyBlockDialog.tsx';
import { LazyReportDialog } from '../moderation/LazyReportDialog.tsx';
import { NoticeLink } from '../notices/NoticeLink.tsx';
import { useUrlTab } from '../search/useUrlTab.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { menuRows } from '../ui/floatingParts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LazyMenu } from '../ui/Menu.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { LazyActivity } from './LazyActivity.tsx';
import { LazyMutedNote } from './LazyMutedNote.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { ProfileStatistics } from './ProfileStatistics.tsx';
import { ProfileTitle } from './ProfileTitle.tsx';
import { profileTabs } from './profileTabs.ts';
import type { ShownProfile } from './shownProfile.ts';
import { UnblockButton } from './UnblockButton.tsx';

const rows = menuRows(() => import('./ProfileMenuRows.tsx').then((module) => module.ProfileMenuRows));

interface Props {
  profile: ShownProfile;
}

/** The public profile of a member. Signed-in viewers can follow, report, mute, unmute, block and unblock the member. */
export function OtherProfile({ profile }: Props) {
  const { user } = useSession();
  const [act, setAct] = useState<'report' | 'block'>();
  const close = () => setAct(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const { tab, choose } = useUrlTab(profileTabs, 'posts');
  const { viewerHasBlocked, viewerHasMuted } = profile;

  const actions = (
    <>
      {viewerHasBlocked ? <UnblockButton profile={profile} heading={heading} /> : <FollowButton user={profile} />}
      <LazyMenu rows={rows} trigger={<IconButton label="More" icon={<Ellipsis />} />}>
        {(Rows) => <Rows profile={profile} onReport={() => setAct('report')} onBlock={() => setAct('block')} />}
      </LazyMenu>
    </>
  );

  return (
    <ProfileFrame
      title={<ProfileTitle ref={heading} profile={profile} />}
      actions={user && actions}
      card={<ProfileCard profile={profile} picture={profile.profilePicture} />}
    >
      {viewerHasBlocked ? (
        <Notice>
          You have blocked <bdi>{profile.displayName}</bdi>. You do not see each other’s posts.
        </Notice>
      ) : (
        <>
          <ProfileStatistics profile={profile} />
          {viewerHasMuted ? (
            <LazyMutedNote profile={profile} heading={heading} />
          ) : (
            <Tabs label="Activity" value={tab} onValueChange={choose} items={profileTabs}>
              {profileTabs.map(({ value }) => (
                <TabPanel key={value} value={value}>
                  <LazyActivity tab={value} profile={profile} />
                </TabPanel>
              ))}
            </Tabs>
          )}
        </>
      )}
      <NoticeLink kind="user" id={profile.id} />
      <LazyReportDialog open={act === 'report'} onOpenChange={close} kind="user" id={profile.id} />
      <LazyBlockDialog open={act === 'block'} onOpenChange={close} member={profile} />
    </ProfileFrame>
  );
}

const Notice = styled(Card)`
  padding: 20px;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;

  ${theme.media.phone} { padding: 16px; }
`;
