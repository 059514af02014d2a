import styled from '@emotion/styled';
import { useId } from 'react';
import { milestoneOf } from '../events/milestoneOf.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Milestone } from '../ui/Milestone.tsx';
import { MoreLink } from '../ui/MoreLink.tsx';
import { useToast } from '../ui/Toast.tsx';
import { EventLink } from './EventLink.tsx';
import type { SidebarEvent } from './placeholderEvents.ts';
import { whenText } from './placeholderEvents.ts';
import { RailSection } from './RailSection.tsx';

interface Props {
  events: readonly SidebarEvent[];
  signedIn: boolean;
}

/** The link below opens the full list. */
const SHOWN_COUNT = 2;

export function UpcomingEvents({ events, signedIn }: Props) {
  return (
    <RailSection title="Upcoming Events" none={events.length === 0 && 'No upcoming events'}>
      <ol>
        {events.slice(0, SHOWN_COUNT).map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ol>
      <MoreLink to="/explore">{signedIn ? 'View All Events' : 'Discover Rides'}</MoreLink>
    </RailSection>
  );
}

function EventItem({ event }: { event: SidebarEvent }) {
  const toast = useToast();
  const titleId = useId();
  const milestone = milestoneOf(event.date);
  const handleRegister = () => toast({ title: `Registration for ${event.title} is coming soon!`, tone: 'neutral' });

  return (
    <Item data-stone={milestone && ''}>
      {milestone && <Milestone {...milestone} size="s" />}
      <div>
        <EventLink titleId={titleId} event={event} />
        <Muted>{whenText(event)}</Muted>
        <Foot>
          <Muted>{event.participantCount} registered</Muted>
          <Button size="small" variant="outline" aria-describedby={titleId} onClick={handleRegister}>
            Register
          </Button>
        </Foot>
      </div>
    </Item>
  );
}

const { color, space, type } = theme;

const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  padding: 14px 0;
  border-top: 1px solid ${color.border};

  &[data-stone] { grid-template-columns: 44px minmax(0, 1fr); }
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: ${space[2]};
`;
