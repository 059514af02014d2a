import styled from '@emotion/styled';
import { CalendarPlus, Map as MapIcon, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Facts } from '../events/Facts.tsx';
import type { MyRideFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyles } from '../ui/buttonStyles.ts';
import { Card } from '../ui/Card.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { CalledOffNote } from './CalledOffNote.tsx';
import { Countdown } from './Countdown.tsx';
import { firstLine } from './firstLine.ts';
import { LazyWaitingButton } from './LazyWaitingButton.tsx';
import { NextRideSheet } from './NextRideSheet.tsx';
import { RouteTrace } from './RouteTrace.tsx';
import { ridersText } from './ridePlaces.ts';
import { StartTime } from './StartTime.tsx';
import { useMinute } from './useMinute.ts';
import { useRideParticipation } from './useRideParticipation.ts';

const RideMapDialog = lazyDialog(() => import('./RideMapDialog.tsx').then((module) => module.RideMapDialog));

interface Props {
  post: MyRideFragment;
  ride: NonNullable<MyRideFragment['ride']>;
}

/** The next ride of the viewer, with everything to know before the start. */
export function NextRideCard({ post, ride }: Props) {
  const nameId = useId();
  const [isMapOpen, setMapOpen] = useState(false);
  const start = ride.startsAt ? Date.parse(ride.startsAt) : Number.NaN;
  const now = useMinute(start);
  const people = ride.participants.nodes.map(({ id, profilePicture }) => ({ id, src: profilePicture }));

  return (
    <Root aria-labelledby={nameId} data-mapped={ride.map ? true : undefined}>
      <Main>
        <Label>
          <Pulse aria-hidden="true" />
          {labelOf(ride)}
        </Label>
        <Name id={nameId}>
          <Link to={`/post/${post.id}`} dir="auto">
            {ride.calledOffAt ? <del>{firstLine(post.content)}</del> : firstLine(post.content)}
          </Link>
        </Name>
        <Facts>
          <StartTime start={ride} now={now} />
          {ride.location && (
            <span>
              <MapPin />
              <bdi>{ride.location}</bdi>
            </span>
          )}
        </Facts>
        {ride.calledOffAt ? (
          <Off>
            <CalledOffNote ride={ride} />
          </Off>
        ) : (
          <Countdown start={start} now={now} />
        )}
      </Main>
      {ride.map && <RouteTrace postId={ride.postId} />}
      <NextRideSheet ride={ride} />
      <Bar>
        <Riders>
          <AvatarStack people={people} />
          {ridersText(ride)}
        </Riders>
        <Calendar
          href={`/api/rides/${ride.postId}/ride.ics`}
          download
          data-variant="ghost"
          data-size="medium"
          aria-describedby={nameId}
        >
          <CalendarPlus />
          Calendar
        </Calendar>
        <Participation ride={ride} nameId={nameId} />
        <Button variant="accent" icon={<MapIcon />} aria-describedby={nameId} onClick={() => setMapOpen(true)}>
          View Map
        </Button>
      </Bar>
      <RideMapDialog open={isMapOpen} onOpenChange={setMapOpen} author={post.author} ride={ride} />
    </Root>
  );
}

const labelOf = ({ calledOffAt, viewerWaitingPosition: position }: Props['ride']) => {
  if (calledOffAt) return 'Your next ride is called off';
  return position === null ? 'Your next ride' : `You wait for a place in this ride, number ${position}`;
};

function Participation({ ride, nameId }: Pick<Props, 'ride'> & { nameId: string }) {
  const toggleParticipation = useRideParticipation(ride);
  if (ride.viewerWaitingPosition !== null) return <LazyWaitingButton ride={ride} describedBy={nameId} />;
  return (
    <Button variant="outline" aria-describedby={nameId} onClick={toggleParticipation}>
      {ride.viewerIsParticipating ? 'I cannot come' : 'Join'}
    </Button>
  );
}

const { color, media, size, space, type } = theme;

const Root = styled(Card)`
  container: feed / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;

  &[data-mapped] { grid-template-columns: minmax(0, 1fr) 296px; }
  > dl, > div:last-of-type { grid-column: 1 / -1; }
  &[data-mapped] > div:nth-of-type(2) { border-left: 1px solid ${color.border}; }
  ${media.phone} {
    --card-bleed: calc(-1 * ${size.edge});
    --card-side: 0;
    --card-radius: 0;

    &[data-mapped] { grid-template-columns: minmax(0, 1fr); }
    &[data-mapped] > div:nth-of-type(2) { border-top: 1px solid ${color.border}; border-left: 0; }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  padding: ${space[5]};

  ${media.phone} { padding: 20px ${space[4]}; }
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${color.accentText};
  font: ${type.small};
  font-weight: 600;
`;

const Pulse = styled.span`
  width: 8px;
  height: 8px;
  margin-left: 4px;
  border-radius: 50%;
  background: ${color.accent};
  box-shadow: 0 0 0 4px ${color.accentSoft};
`;

const Off = styled.div`
  overflow: hidden;
  margin-top: ${space[2]};
  border-radius: ${theme.radius.control};
`;

const Name = styled.h2`
  font: ${type.title};
  letter-spacing: -0.018em;
  overflow-wrap: anywhere;
  text-wrap: balance;

  del { color: ${color.textMuted}; text-decoration-thickness: 1px; }
  a { border-radius: 4px; }
  a:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 4px; }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};

  ${media.phone} {
    padding-inline: ${space[4]};

    > [data-variant] { flex: 1; height: ${size.touch}; }
    > [data-variant='accent'] { flex-basis: 100%; }
  }
`;

const Riders = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-right: auto;
  font: ${type.ui};
  font-variant-numeric: tabular-nums;

  ${media.phone} { flex-basis: 100%; }
`;

const Calendar = styled.a(buttonStyles);
