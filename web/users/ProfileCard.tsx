import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ProfileFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { Portrait } from './Portrait.tsx';

interface Props {
  /** Without `bio`, the bio is still loading. */
  profile: Pick<ProfileFragment, 'displayName' | 'username'> & Partial<Pick<ProfileFragment, 'bio'>>;
  picture: string | null;
  /** Receives a new picture. Absent except for the profile's owner. */
  onChoosePicture?(file: File): void;
  /** Content below the bio that only the owner sees. */
  children?: ReactNode;
}

/** The person: picture, names and bio. */
export function ProfileCard({ profile, picture, onChoosePicture, children }: Props) {
  const { displayName, username, bio } = profile;

  return (
    <Paper aria-label={displayName}>
      <Portrait name={displayName} picture={picture} onChoose={onChoosePicture} />
      <Name dir="auto">{displayName}</Name>
      <Username dir="auto">@{username}</Username>
      {bio === undefined ? (
        <Waiting aria-hidden="true">
          <SkeletonBox height={14} />
          <SkeletonBox width="72%" height={14} />
        </Waiting>
      ) : (
        <Bio dir="auto" data-empty={!bio || undefined}>
          {bio || 'No bio available'}
        </Bio>
      )}
      {children}
    </Paper>
  );
}

const { color, space, type } = theme;

const Paper = styled(Card)`
  min-width: 0;
  padding: ${space[5]};

  ${theme.media.phone} { padding: ${space[4]}; }
`;

const Name = styled.h2`
  margin-top: ${space[4]};
  overflow-wrap: anywhere;
`;

const Username = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`;

const Bio = styled.p`
  margin-top: ${space[3]};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;

  &[data-empty] { color: ${color.textMuted}; }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[4]};
`;
