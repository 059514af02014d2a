import styled from '@emotion/styled';
import { CalendarPlus, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import type { EventDetailsFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { FollowedGoing } from '../search/FollowedGoing.tsx';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Card } from '../ui/Card.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Milestone } from '../ui/Milestone.tsx';
import { EventGroup } from './EventGroup.tsx';
import { EventSeats } from './EventSeats.tsx';
import { eventPhase } from './eventPhase.ts';
import { eventTimes } from './eventTimes.ts';
import { LazyEventWaiting } from './LazyEventWaiting.tsx';
import { milestoneOf } from './milestoneOf.ts';
import { placesLeft } from './placesLeft.ts';
import { RegistrationButton } from './RegistrationButton.tsx';
import { Struck } from './Struck.tsx';

const ParticipantsDialog = lazyDialog(() =>
  import('./ParticipantsDialog.tsx').then((module) => module.ParticipantsDialog),
);

/** More would leave no room for the bar of the places beside them. */
const shownFaces = 3;

interface Props {
  event: EventDetailsFragment;
  nameId: string;
}

/** When and where an event is, who has registered, and registration. */
export function EventRegistration({ event, nameId }: Props) {
  const { user } = useSession();
  const isPast = eventPhase(event, new Date()) === 'past';
  const isOff = event.calledOffReason !== null;
  const milestone = milestoneOf(event.date);
  const left = placesLeft(event);
  const { zone, forReader, end } = eventTimes(event);

  return (
    <Card>
      <When>
        {milestone && <Milestone {...milestone} past={isPast || isOff} />}
        <div>
          <Main>
            {isOff ? <Struck>{event.displayDate}</Struck> : event.displayDate} {zone}
          </Main>
          <Muted>until {end}</Muted>
          {forReader && <Muted>{forReader} for you</Muted>}
          {!isPast && (
            <Download href={`/api/events/${event.id}/event.ics`} download>
              <CalendarPlus />
              Add to calendar
            </Download>
          )}
          {user && <Subscribe to="/settings/calendars">Subscribe to all events</Subscribe>}
        </div>
      </When>
      <Where>
        <MapPin />
        <Main dir="auto">{event.location}</Main>
      </Where>
      <Go>
        <Registered event={event} isPast={isPast} />
        <Action>
          <RegistrationButton event={event} describedBy={nameId} wording="join" isMain />
        </Action>
        {left && <Muted>{left}</Muted>}
        <LazyEventWaiting event={event} describedBy={nameId} />
      </Go>
      {event.group && <EventGroup group={event.group} />}
    </Card>
  );
}

/** How many have registered, with the first faces. It opens the list. */
function Registered({ event, isPast }: { event: EventDetailsFragment; isPast: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { participantCount, participants, followedParticipants } = event;
  const people = participants.nodes.slice(0, shownFaces).map(({ id, profilePicture }) => ({ id, src: profilePicture }));

  return (
    <>
      <Row>
        <Going type="button" onClick={() => setOpen(true)}>
          <AvatarStack people={people} />
          <span>
            <b>{compactNumber(participantCount)}</b> {isPast ? 'registered' : 'going'}
          </span>
        </Going>
        {event.maxParticipants !== null && <EventSeats event={event} />}
      </Row>
      {!isPast && followedParticipants && followedParticipants.nodes.length > 0 && (
        <Muted>
          <FollowedGoing followed={followedParticipants} />
        </Muted>
      )}
      <ParticipantsDialog open={isOpen} onOpenChange={setOpen} eventId={event.id} />
    </>
  );
}

const { color, media, space, type } = theme;

const When = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  padding: ${space[4]} 20px;

  > div { display: grid; gap: 2px; min-width: 0; }
`;

const Where = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[4]} 20px;
  border-top: 1px solid ${color.border};

  .lucide { flex: none; width: 20px; height: 20px; color: ${color.textMuted}; }
  > p { min-width: 0; overflow-wrap: anywhere; }
`;

const Go = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]} 20px 20px;
  border-top: 1px solid ${color.border};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  /* the bar of the places, so that it fits beside the faces */
  > div > span[aria-hidden] { width: 48px; }
`;

const Going = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  border-radius: ${theme.radius.control};
  font: ${type.small};
  font-variant-numeric: tabular-nums;

  b { font-weight: 600; }
  /* 32 px visible, 44 px touch area */
  &::after { content: ''; position: absolute; inset: -6px; }
  ${media.hover} {
    &:hover { text-decoration: underline; text-underline-offset: 3px; }
  }
`;

/* on phones, the bar at the foot of the page has the button */
const Action = styled.div`
  ${media.phone} { display: none; }
`;

const Main = styled.p`
  font: ${type.subheading};
  letter-spacing: -0.005em;
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;

const Subscribe = styled(Link)`
  justify-self: start;
  border-radius: 3px;
  color: ${color.textMuted};
  font: ${type.small};
  line-height: 24px;

  &:hover { color: ${color.text}; text-decoration: underline; text-underline-offset: 3px; }
`;

const Download = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-height: 36px;
  border-radius: 8px;
  color: ${color.accentText};
  font: ${type.ui};
  font-weight: 600;

  .lucide { width: 18px; height: 18px; }
  ${media.hover} {
    &:hover { text-decoration: underline; text-underline-offset: 3px; }
  }
`;
