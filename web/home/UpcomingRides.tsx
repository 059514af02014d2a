import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { EventLink } from './EventLink.tsx';
import type { SidebarEvent } from './placeholderEvents.ts';
import { whenText } from './placeholderEvents.ts';
import { RailSection } from './RailSection.tsx';

interface Props {
  events: readonly SidebarEvent[];
}

export function UpcomingRides({ events }: Props) {
  return (
    <RailSection title="Upcoming Rides" none={events.length === 0 && 'No upcoming rides'}>
      <ul>
        {events.map((event) => (
          <Item key={event.id} data-active={event.isActive || undefined}>
            <EventLink event={event} />
            <When>{whenText(event)}</When>
            <Muted>{event.participantCount === 1 ? '1 person going' : `${event.participantCount} people going`}</Muted>
          </Item>
        ))}
      </ul>
    </RailSection>
  );
}

const { color, space, type } = theme;

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

const When = styled.span`
  [data-active] > & { color: ${color.accentText}; font-weight: 500; }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;
