import styled from '@emotion/styled';
import { milestoneOf } from '../events/milestoneOf.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Milestone } from '../ui/Milestone.tsx';
import { MoreLink } from '../ui/MoreLink.tsx';
import { useToast } from '../ui/Toast.tsx';
import { EventLink } from './EventLink.tsx';
import type { SidebarEvent } from './placeholderEvents.ts';

interface Props {
  events: readonly SidebarEvent[];
  signedIn: boolean;
}

/** The link below opens the full list. */
const SHOWN_COUNT = 2;

export function UpcomingEvents({ events, signedIn }: Props) {
  return (
    <section>
      <Heading>Upcoming Events</Heading>
      {events.length === 0 && <Muted>No upcoming events</Muted>}
      <ol>
        {events.slice(0, SHOWN_COUNT).map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ol>
      <MoreLink to="/explore">{signedIn ? 'View All Events' : 'Discover Rides'}</MoreLink>
    </section>
  );
}

function EventItem({ event }: { event: SidebarEvent }) {
  const toast = useToast();
  const milestone = milestoneOf(event.date);
  const handleRegister = () => toast({ title: `Registration for ${event.title} is coming soon!`, tone: 'neutral' });

  return (
    <Item data-stone={milestone && ''}>
      {milestone && <Milestone {...milestone} size="s" />}
      <div>
        <Title dir="auto">
          <EventLink event={event} />
        </Title>
        <Muted>{event.displayDate}</Muted>
        <Foot>
          <Muted>{event.participantCount} registered</Muted>
          <Button size="small" variant="outline" onClick={handleRegister}>
            Register
          </Button>
        </Foot>
      </div>
    </Item>
  );
}

const { color, space, type } = theme;

const Heading = styled.h2`
  margin-bottom: ${space[3]};
  font: ${type.subheading};
  letter-spacing: -0.005em;
`;

const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  padding: 14px 0;
  border-top: 1px solid ${color.border};

  &[data-stone] { grid-template-columns: 44px minmax(0, 1fr); }
`;

const Title = styled.b`
  display: block;
  font: ${type.ui};
  font-weight: 600;
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
