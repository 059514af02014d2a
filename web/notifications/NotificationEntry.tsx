import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { commentPath } from '../comments/commentAddress.ts';
import type { NotificationRowFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Actors } from './Actors.tsx';
import { EventText } from './EventText.tsx';
import { FollowBack } from './FollowBack.tsx';
import { LeaveRideButton } from './LeaveRideButton.tsx';
import { RideChange } from './RideChange.tsx';
import { useMarkRead } from './useMarkRead.ts';

interface Props {
  notification: NotificationRowFragment;
}

/** One notification. A press opens its subject and marks it as read. */
export function NotificationEntry({ notification }: Props) {
  const { id, kind, actors, at, isRead, post, comment, rideChange } = notification;
  const { markRead } = useMarkRead();
  const saidId = useId();
  const said = comment?.content ?? post?.content;
  const ride = post?.ride;
  const canLeave = rideChange && ride?.viewerIsParticipating && !ride.isCompleted;

  const address = addressOf(notification);
  const text = (
    <>
      {!ofNobody.has(kind) && <Actors notification={notification} />} <EventText notification={notification} />{' '}
      {!isRead && <VisuallyHidden>(unread)</VisuallyHidden>}
    </>
  );

  const handleClick = () => {
    if (!isRead) void markRead({ notificationIds: [id] });
  };

  return (
    <Row data-unread={!isRead || undefined}>
      <Faces people={actors} />
      <Words>
        {address === null ? (
          <Plain>{text}</Plain>
        ) : (
          <Main to={address} onClick={handleClick}>
            {text}
          </Main>
        )}
        {said && (
          <Said id={saidId} dir="auto">
            {said}
          </Said>
        )}
        {rideChange && <RideChange change={rideChange} noun={notification.event ? 'Event' : 'Ride'} />}
        <Time dateTime={at} title={new Date(at).toLocaleString('en')}>
          {formatAgo(at)}
        </Time>
        {kind === 'FOLLOW' && <FollowBack people={actors} />}
        {canLeave && <LeaveRideButton postId={ride.postId} describedBy={saidId} />}
      </Words>
    </Row>
  );
}

function Faces({ people }: { people: NotificationRowFragment['actors'] }) {
  const [first] = people;
  if (people.length > 1) {
    return <AvatarStack people={people.slice(0, 2).map(({ id, profilePicture }) => ({ id, src: profilePicture }))} />;
  }
  return <Avatar src={first?.profilePicture} />;
}

/** The kinds whose text names nobody who acted. */
const ofNobody = new Set<NotificationRowFragment['kind']>(['RIDE_TOMORROW', 'PLACE_GIVEN', 'EVENT_PLACE_GIVEN']);

/** The kinds about decisions of the operator. */
const official = new Set<NotificationRowFragment['kind']>(['CONTENT_REMOVED', 'APPEAL_DECIDED', 'WARNING']);

/** The kinds about a group. */
const ofGroups = new Set<NotificationRowFragment['kind']>([
  'ORGANISER_APPOINTED',
  'REMOVED_FROM_GROUP',
  'GROUP_REQUESTED',
  'GROUP_ADMITTED',
  'GROUP_REFUSED',
]);

/** The path of the subject of a notification. Null when the subject is deleted. */
function addressOf({ kind, post, comment, group, event, actors, actorCount }: NotificationRowFragment): string | null {
  if (group) return kind === 'GROUP_REQUESTED' ? `/groups/${group.id}?tab=members` : `/groups/${group.id}`;
  if (event) return `/events/${event.id}`;
  if (post) return comment ? commentPath(post.id, comment.id) : `/post/${post.id}`;
  if (kind === 'RIDE_DELETED' || ofGroups.has(kind)) return null;
  if (official.has(kind)) return '/settings/removals';
  const [first] = actors;
  // Several new followers are listed on the viewer's own profile.
  return kind === 'FOLLOW' && actorCount === 1 && first ? `/profile/${first.username}` : '/profile';
}

const { color, media, space, type } = theme;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]} ${space[3]} ${space[4]};

  & + & { border-top: 1px solid ${color.border}; }
  ${media.hover} { &:hover { background: ${color.surfaceHover}; } }
  &[data-unread]::after {
    content: '';
    position: absolute;
    top: 24px;
    right: 10px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.accent};
    forced-color-adjust: none;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 4px;
`;

const Main = styled(Link)`
  font: ${type.ui};
  font-weight: 400;
  overflow-wrap: anywhere;

  strong { font-weight: 600; }
  /* the whole row is a link, except its buttons */
  &::before { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: 0; box-shadow: none; }
  &:focus-visible::before { outline: 2px solid ${color.focusRing}; outline-offset: -4px; border-radius: 8px; }
`;

const Plain = styled.p`
  font: ${type.ui};
  font-weight: 400;
  overflow-wrap: anywhere;

  strong { font-weight: 600; }
`;

const Said = styled.p`
  display: -webkit-box;
  max-width: 100%;
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Time = styled.time`
  color: ${color.textMuted};
  font: ${type.small};
`;
