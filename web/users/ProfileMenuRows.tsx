import { BlockItem } from '../moderation/BlockItem.tsx';
import { MuteItems } from '../moderation/MuteItems.tsx';
import { ReportRow } from '../moderation/ReportRow.tsx';
import { useMute } from '../moderation/useMute.ts';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  profile: ShownProfile;
  onReport(): void;
  onBlock(): void;
}

/** The rows of the menu of another member's profile. */
export function ProfileMenuRows({ profile, onReport, onBlock }: Props) {
  const { mute } = useMute();
  return (
    <>
      <ReportRow kind="user" id={profile.id} onReport={onReport} />
      {!profile.viewerHasBlocked && <MuteItems onMute={(duration) => void mute(profile, duration)} />}
      {!profile.viewerHasBlocked && <BlockItem username={profile.username} onSelect={onBlock} />}
    </>
  );
}
