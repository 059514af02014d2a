import styled from '@emotion/styled';
import { CalendarPlus, Check, MapPin, Route, UserMinus, Users } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useUnits } from '../auth/useUnits.ts';
import { Facts } from '../events/Facts.tsx';
import type { MyRideFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { paceIn } from '../lib/paceIn.ts';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';
import { firstLine } from './firstLine.ts';
import { LazyWaitingButton } from './LazyWaitingButton.tsx';
import type { MyRideTab } from './myRideTabs.ts';
import { ridersText } from './ridePlaces.ts';
import { StartTime } from './StartTime.tsx';
import { useRideMaybe } from './useRideMaybe.ts';
import { useRideParticipation } from './useRideParticipation.ts';
import { useSaveRoute } from './useSaveRoute.ts';

interface Props {
  post: MyRideFragment;
  ride: NonNullable<MyRideFragment['ride']>;
  /** The list that the card is in. It decides about the button. */
  tab: MyRideTab;
  headingLevel: 'h2' | 'h3';
  now: number;
}

/** A ride of My rides in short. Its name is the link to the ride. */
export function MyRideCard({ post, ride, tab, headingLevel, now }: Props) {
  const nameId = useId();
  const units = useUnits();
  const group = ride.paceGroups.find(({ viewerIsIn }) => viewerIsIn);
  const distance = formatDistance((group ?? ride).distance, units);
  const isWaiting = ride.viewerWaitingPosition !== null;
  const people = ride.participants.nodes.map(({ id, profilePicture }) => ({ id, src: profilePicture }));

  return (
    <Root as="article" aria-labelledby={nameId}>
      <Top>
        <Name as={headingLevel} id={nameId}>
          <Link to={`/post/${post.id}`} dir="auto">
            {ride.calledOffAt ? <del>{firstLine(post.content)}</del> : firstLine(post.content)}
          </Link>
        </Name>
        <Mark ride={ride} />
      </Top>
      <Facts>
        <StartTime start={ride} now={now} />
        {ride.location && (
          <span>
            <MapPin />
            <bdi>{ride.location}</bdi>
          </span>
        )}
        <span>
          <Route />
          {distance.value} {distance.unit}
        </span>
        {group && (
          <span>
            <Users />
            Group {[group.letter, group.pace && paceIn(group.pace, units)].filter(Boolean).join(', ')}
          </span>
        )}
      </Facts>
      <Foot>
        <Riders>
          <AvatarStack people={people} />
          {ridersText(ride)}
        </Riders>
        {tab === 'going' &&
          (isWaiting ? <LazyWaitingButton ride={ride} describedBy={nameId} /> : <Joined ride={ride} nameId={nameId} />)}
        {tab === 'saved' &&
          (ride.viewerHasSaved ? <Remove ride={ride} nameId={nameId} /> : <Maybe ride={ride} nameId={nameId} />)}
      </Foot>
    </Root>
  );
}

function Mark({ ride }: Pick<Props, 'ride'>) {
  if (ride.calledOffAt) return <Badge tone="hard">Called off</Badge>;
  if (ride.viewerIsMaybe) return <Badge tone="medium">Maybe</Badge>;
  if (ride.viewerWaitingPosition === null) return <RideTypeMark type={ride.type} badge />;
  return <Badge tone="medium">Waiting, number {ride.viewerWaitingPosition}</Badge>;
}

type Action = Pick<Props, 'ride'> & { nameId: string };

function Joined({ ride, nameId }: Action) {
  const toggleParticipation = useRideParticipation(ride);
  const download = () => window.location.assign(`/api/rides/${ride.postId}/ride.ics`);

  return (
    <Menu
      trigger={
        <Button variant="soft" icon={<Check />} aria-describedby={nameId}>
          Joined
        </Button>
      }
    >
      <MenuItem icon={<CalendarPlus />} onSelect={download}>
        Calendar
      </MenuItem>
      <MenuItem icon={<UserMinus />} onSelect={toggleParticipation}>
        I cannot come
      </MenuItem>
    </Menu>
  );
}

function Remove({ ride, nameId }: Action) {
  const toggleSaved = useSaveRoute(ride);
  return (
    <Button variant="outline" size="small" aria-describedby={nameId} onClick={toggleSaved}>
      Remove
    </Button>
  );
}

function Maybe({ ride, nameId }: Action) {
  const toggleMaybe = useRideMaybe(ride);
  return (
    <Button variant="outline" size="small" aria-describedby={nameId} onClick={toggleMaybe}>
      No longer maybe
    </Button>
  );
}

const { media, space, type } = theme;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]} 20px 14px;

  ${media.phone} { padding: 14px; }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};

  > :last-child { flex: none; }
  ${media.phone} {
    flex-direction: column-reverse;
    gap: ${space[2]};
  }
`;

const Name = styled.h3`
  flex: 1;
  min-width: 0;
  font: ${type.subheading};
  letter-spacing: -0.005em;
  overflow-wrap: anywhere;

  del { color: ${theme.color.textMuted}; }
  a {
    display: -webkit-box;
    overflow: hidden;
    margin-block: -6px;
    padding-block: 6px;
    border-radius: 4px;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: ${theme.size.control};
`;

const Riders = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${theme.color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
