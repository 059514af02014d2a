import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PersonRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';

interface Props {
  person: PersonRowFragment;
  /** Beside the username. */
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
        <span>
          <Line>
            <bdi title={`@${username}`}>@{username}</bdi>
            {note && <Note>{note}</Note>}
          </Line>
        </span>
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
`;

/* A note without room beside the username is below it. The frame then cuts off its dot. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-left: -16px;
  color: ${color.textMuted};
  font: ${type.small};

  > * { overflow: hidden; max-width: 100%; padding-left: 16px; text-overflow: ellipsis; }
`;

const Note = styled.span`
  position: relative;

  &::before { content: '·'; position: absolute; left: 6px; }
`;
