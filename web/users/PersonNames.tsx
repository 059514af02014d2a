import styled from '@emotion/styled';
import type { PersonRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';

interface Props {
  person: PersonRowFragment;
}

/** Picture, display name and @username, for a row that lays them out. */
export function PersonNames({ person }: Props) {
  const { displayName, username, profilePicture } = person;

  return (
    <>
      <Avatar src={profilePicture} />
      <Names>
        <b title={displayName}>{displayName}</b>
        <span title={`@${username}`}>@{username}</span>
      </Names>
    </>
  );
}

const { color, type } = theme;

const Names = styled.span`
  flex: 1;
  min-width: 0;

  > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font: ${type.ui}; font-weight: 600; }
  span { color: ${color.textMuted}; font: ${type.small}; }
`;
