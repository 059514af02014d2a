import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PersonRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';

interface Props {
  person: PersonRowFragment;
  /** A line below the names. */
  note?: ReactNode;
}

/** The picture, display name and @username, laid out by the row around it. */
export function PersonNames({ person, note }: Props) {
  const { displayName, username, profilePicture } = person;

  return (
    <>
      <Avatar src={profilePicture} />
      <Names>
        <b dir="auto" title={displayName}>
          {displayName}
        </b>
        <span dir="auto" title={`@${username}`}>
          @{username}
        </span>
        {note && <span>{note}</span>}
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
