import styled from '@emotion/styled';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { EventLink } from './EventLink.tsx';
import type { SidebarEvent } from './placeholderEvents.ts';

interface Props {
  events: readonly SidebarEvent[];
}

export function UpcomingRides({ events }: Props) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>Upcoming Rides</Heading>
      {events.length === 0 && <None>No upcoming rides</None>}
      <ul>
        {events.map((event) => (
          <Item key={event.id} data-active={event.isActive || undefined}>
            <Title dir="auto">
              <EventLink event={event} />
            </Title>
            <When>{event.displayDate}</When>
            <Muted>{event.participantCount === 1 ? '1 person going' : `${event.participantCount} people going`}</Muted>
          </Item>
        ))}
      </ul>
    </section>
  );
}

const { color, space, type } = theme;

const Heading = styled.h2`
  margin-bottom: ${space[3]};
  font: ${type.subheading};
  letter-spacing: -0.005em;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  gap: 2px;
  padding: ${space[3]} 0 ${space[3]} 20px;
  border-top: 1px solid ${color.border};
  font: ${type.small};

  &::before {
    content: '';
    position: absolute;
    top: 18px;
    left: 0;
    width: 8px;
    height: 8px;
    border: 2px solid ${color.borderStrong};
    border-radius: 50%;
  }
  &[data-active]::before {
    border-color: ${color.accent};
    background: ${color.accent};
    box-shadow: 0 0 0 4px ${color.accentSoft};
  }
`;

const Title = styled.b`
  font: ${type.ui};
  font-weight: 600;
`;

const When = styled.span`
  [data-active] > & { color: ${color.accentText}; font-weight: 500; }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const None = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;
