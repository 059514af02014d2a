import styled from '@emotion/styled';
import { Clock, Users } from 'lucide-react';
import { Facts } from '../events/Facts.tsx';
import { milestoneOf } from '../events/milestoneOf.ts';
import type { NextRideFragment } from '../generated.ts';
import { isFull, ridersText } from '../rides/ridePlaces.ts';
import { startLine } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Milestone } from '../ui/Milestone.tsx';
import { FollowedGoing } from './FollowedGoing.tsx';
import { HitLink } from './HitLink.ts';
import { HitText } from './HitText.ts';
import { RideLine } from './RideLine.tsx';

interface Props {
  post: NextRideFragment;
  ride: NonNullable<NextRideFragment['ride']>;
  isPast?: boolean;
}

/** A ride in a list by start. The whole row links to its post. */
export function RideHit({ post, ride, isPast = false }: Props) {
  const { date, startsAt, calledOffReason, followedParticipants: followed } = ride;
  const milestone = milestoneOf(date ?? undefined);

  return (
    <li>
      <HitLink to={`/post/${post.id}`}>
        {milestone && <Milestone {...milestone} past={isPast || calledOffReason !== null} />}
        <HitText>
          <Text dir="auto">{calledOffReason ? <del>{post.content}</del> : post.content}</Text>
          {calledOffReason && <Off dir="auto">Called off: {calledOffReason}</Off>}
          <RideLine ride={ride} />
          <Facts>
            <time dateTime={startsAt ?? undefined}>
              <Clock />
              {startLine(ride)}
            </time>
            <span>
              <Users />
              {isFull(ride) && 'Full · '}
              {ridersText(ride)}
            </span>
            <span>
              by <bdi>{post.author.username}</bdi>
            </span>
          </Facts>
          {!isPast && followed && followed.nodes.length > 0 && (
            <Going>
              <AvatarStack people={followed.nodes.map(({ id, profilePicture }) => ({ id, src: profilePicture }))} />
              <FollowedGoing followed={followed} />
            </Going>
          )}
        </HitText>
      </HitLink>
    </li>
  );
}

const { color, type } = theme;

const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font: ${type.subheading};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  del { color: ${color.textMuted}; }
`;

const Off = styled.p`
  color: ${color.danger};
  font: ${type.small};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Going = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font: ${type.small};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
