import { BlockItem } from '../moderation/BlockItem.tsx';
import { ReportRow } from '../moderation/ReportRow.tsx';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  profile: ShownProfile;
  onReport(): void;
  onBlock(): void;
}

/** The rows of the menu of another member's profile. */
export function ProfileMenuRows({ profile, onReport, onBlock }: Props) {
  return (
    <>
      <ReportRow kind="user" id={profile.id} onReport={onReport} />
      {!profile.viewerHasBlocked && <BlockItem username={profile.username} onSelect={onBlock} />}
    </>
  );
}
