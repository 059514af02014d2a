import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { useMute } from '../moderation/useMute.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { focusIfLost } from '../ui/focusIfLost.ts';
import { MuteEnd } from './MuteEnd.tsx';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  profile: ShownProfile;
  /** Receives the focus when this note disappears. */
  heading: RefObject<HTMLElement | null>;
}

/** In place of the activity of a member whom the viewer has muted: that they have, until when, and the way back. */
export function MutedNote({ profile, heading }: Props) {
  const { unmute } = useMute();

  const handleClick = async () => {
    await unmute(profile);
    focusIfLost(heading.current);
  };

  return (
    <Note>
      <div>
        <p>
          You have muted <bdi>{profile.displayName}</bdi>. You do not see what they write.
        </p>
        <End>
          <MuteEnd until={profile.viewerMutedUntil} />
        </End>
      </div>
      <Button variant="outline" size="small" onClick={() => void handleClick()}>
        Unmute
      </Button>
    </Note>
  );
}

const { color, media, space, type } = theme;

const Note = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding: 20px;
  overflow-wrap: anywhere;

  > div { flex: 1 1 240px; min-width: 0; }
  ${media.phone} { padding: 16px; }
`;

const End = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;
