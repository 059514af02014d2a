import { Volume2 } from 'lucide-react';
import { BlockItem } from '../moderation/BlockItem.tsx';
import { MuteItems } from '../moderation/MuteItems.tsx';
import { ReportRow } from '../moderation/ReportRow.tsx';
import { useMute } from '../moderation/useMute.ts';
import { MenuItem } from '../ui/MenuItem.tsx';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  profile: ShownProfile;
  onReport(): void;
  onBlock(): void;
}

/** The rows of the menu of another member's profile. */
export function ProfileMenuRows({ profile, onReport, onBlock }: Props) {
  const { mute, unmute } = useMute();
  const { viewerHasBlocked, viewerHasMuted } = profile;
  return (
    <>
      <ReportRow kind="user" id={profile.id} onReport={onReport} />
      {viewerHasMuted && (
        <MenuItem icon={<Volume2 />} onSelect={() => void unmute(profile)}>
          Unmute User
        </MenuItem>
      )}
      {!viewerHasBlocked && !viewerHasMuted && <MuteItems onMute={(duration) => void mute(profile, duration)} />}
      {!viewerHasBlocked && <BlockItem username={profile.username} onSelect={onBlock} />}
    </>
  );
}
