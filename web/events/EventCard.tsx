import styled from '@emotion/styled';
import { Clock, MapPin, Route } from 'lucide-react';
import { useId } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { EventCardFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatTime12 } from '../lib/formatTime12.ts';
import { zoneNote } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { StretchedLink } from '../ui/StretchedLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CalledOffText } from './CalledOffText.tsx';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import { EventKind } from './EventKind.tsx';
import { EventSeats } from './EventSeats.tsx';
import { EventTitle } from './EventTitle.tsx';
import { eventDay } from './eventDay.ts';
import { Facts } from './Facts.tsx';
import { RegistrationButton } from './RegistrationButton.tsx';

interface Props {
  event: EventCardFragment;
}

export function EventCard({ event }: Props) {
  const nameId = useId();

  return (
    <Root as="article" aria-labelledby={nameId}>
      <Top>
        <EventKind type={event.type} />
        <Heading>
          <Name id={nameId} dir="auto">
            <StretchedLink to={`/events/${event.id}`}>
              <EventTitle event={event} />
            </StretchedLink>
          </Name>
          <EventFacts event={event} />
        </Heading>
        {event.difficulty && <DifficultyBadge difficulty={event.difficulty} />}
      </Top>
      <CalledOffText reason={event.calledOffReason} />
      {event.description && <Text dir="auto">{event.description}</Text>}
      <Foot>
        <EventSeats event={event} />
        <RegistrationButton event={event} describedBy={nameId} wording="join" />
      </Foot>
    </Root>
  );
}

function EventFacts({ event }: Props) {
  const units = useUnits();
  const { weekday, whole } = eventDay(event.date);
  const distance = formatDistance(event.distance ?? 0, units);

  return (
    <Facts>
      <time dateTime={event.startsAt}>
        <Clock />
        <VisuallyHidden>{whole},</VisuallyHidden> {weekday}, {formatTime12(event.time)}
        {zoneNote(event)}
      </time>
      <span>
        <MapPin />
        <bdi>{event.location}</bdi>
      </span>
      {event.distance !== null && event.distance > 0 && (
        <span>
          <Route />
          {distance.value} {distance.unit}
        </span>
      )}
    </Facts>
  );
}

const { media, space, type } = theme;

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 20px;

  ${media.phone} { padding: ${space[4]}; }
`;

const Top = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};

  ${media.phone} {
    flex-wrap: wrap;
    gap: ${space[2]};

    /* the badge is above the name, so the icon is not needed */
    > span:first-of-type { display: none; }
    > [data-tone] { order: -1; }
  }
`;

const Heading = styled.div`
  flex: 1;
  min-width: 0;

  ${media.phone} { flex-basis: 100%; }
`;

const Name = styled.h2`
  font: ${type.subheading};
  font-size: 1.0625rem;
  letter-spacing: -0.005em;
`;

const Text = styled.p`
  font: 400 0.9375rem/1.375rem ${theme.font};
  text-wrap: pretty;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: ${theme.size.control};

  /* above the link that covers the card */
  > button { z-index: 1; }
`;
