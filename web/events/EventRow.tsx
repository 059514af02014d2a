import styled from '@emotion/styled';
import { Clock, MapPin, Users } from 'lucide-react';
import { useId } from 'react';
import type { EventRowFragment } from '../generated.ts';
import { zoneNote } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { Milestone } from '../ui/Milestone.tsx';
import { StretchedLink } from '../ui/StretchedLink.tsx';
import { CalledOffText } from './CalledOffText.tsx';
import { EventTitle } from './EventTitle.tsx';
import { isOver } from './eventPhase.ts';
import { Facts } from './Facts.tsx';
import { milestoneOf } from './milestoneOf.ts';
import { RegistrationButton } from './RegistrationButton.tsx';

interface Props {
  event: EventRowFragment;
  headingLevel: 'h2' | 'h3';
}

/** An event of Explore's lists, with its milestone. */
export function EventRow({ event, headingLevel }: Props) {
  const nameId = useId();
  const milestone = milestoneOf(event.date);
  const { participantCount } = event;

  return (
    <Root>
      {milestone && <Milestone {...milestone} past={isOver(event)} />}
      <Words>
        <Name as={headingLevel} id={nameId} dir="auto">
          <StretchedLink to={`/events/${event.id}`}>
            <EventTitle event={event} />
          </StretchedLink>
        </Name>
        <CalledOffText reason={event.calledOffReason} />
        {event.description && <Text dir="auto">{event.description}</Text>}
        <Facts>
          <time dateTime={event.startsAt}>
            <Clock />
            {event.displayDate}
            {zoneNote(event)}
          </time>
          <span>
            <MapPin />
            <bdi>{event.location}</bdi>
          </span>
          <span>
            <Users />
            {participantCount} {participantCount === 1 ? 'participant' : 'participants'}
          </span>
        </Facts>
      </Words>
      <Action>
        <RegistrationButton event={event} describedBy={nameId} wording="register" />
      </Action>
    </Root>
  );
}

const { color, media, space, type } = theme;

const Root = styled.li`
  position: relative;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]};

  & + & { border-top: 1px solid ${color.border}; }
  ${media.phone} {
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${space[3]};
    padding: 14px 12px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  flex: 1;
  min-width: 0;

  /* full width beside the milestone; the button is below */
  ${media.phone} { flex-basis: calc(100% - 60px); }
`;

const Name = styled.h2`
  font: ${type.subheading};
  letter-spacing: -0.005em;
`;

const Text = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;
`;

const Action = styled.div`
  /* above the link that covers the row */
  z-index: 1;
  flex: none;

  ${media.phone} {
    margin-left: 60px;

    [data-variant] { height: ${theme.size.control}; }
  }
`;
