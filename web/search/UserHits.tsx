import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { FollowButton } from '../follows/FollowButton.tsx';
import type { UserHitFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { HitList } from './HitList.tsx';

interface Props {
  users: readonly UserHitFragment[];
}

/** Members in the results, three in a row in a wide window. */
export function UserHits({ users }: Props) {
  return (
    <People>
      {users.map((user) => (
        <li key={user.id}>
          <Person to={`/profile/${user.username}`}>
            <Avatar src={user.profilePicture} />
            <Names>
              <Name dir="auto">{user.displayName}</Name>
              <Username dir="auto">@{user.username}</Username>
            </Names>
          </Person>
          {user.isViewer ? <You>You</You> : <FollowButton user={user} listedAs={user.displayName} />}
        </li>
      ))}
    </People>
  );
}

const { color, media, space, type } = theme;

const rowOf = css`
  display: flex;
  align-items: center;
  padding-right: ${space[4]};

  &:hover { background: ${color.surfaceHover}; }
  ${media.phone} { padding-right: 12px; }
`;

const oneAbreast = css`
  grid-template-columns: minmax(0, 1fr);
  > li { border-left: 0 !important; }
  > li + li { border-top: 1px solid ${color.border}; }
`;

const People = styled(HitList)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > li { ${rowOf} }
  > li + li { border-top: 0; }
  > li:only-of-type { grid-column: 1 / -1; }
  > li:not(:nth-of-type(3n + 1)) { border-left: 1px solid ${color.border}; }
  > li:nth-of-type(n + 4) { border-top: 1px solid ${color.border}; }
  ${media.tablet} { ${oneAbreast} }
  ${media.phone} { ${oneAbreast} }
`;

const Person = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[4]};

  &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.card}; box-shadow: none; }
  ${media.phone} { gap: ${space[3]}; padding: 14px 12px; }
`;

const You = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`;

const Names = styled.span`
  display: grid;
  min-width: 0;
`;

const line = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Name = styled.b`
  ${line}
  font: ${type.ui};
  font-weight: 600;
`;

const Username = styled.span`
  ${line}
  color: ${color.textMuted};
  font: ${type.small};
`;
