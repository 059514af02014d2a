import styled from '@emotion/styled';
import type { EventCardFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Milestone } from '../ui/Milestone.tsx';
import { EventCard } from './EventCard.tsx';
import { eventPhase } from './eventPhase.ts';
import { milestoneOf } from './milestoneOf.ts';

interface Props {
  events: readonly EventCardFragment[];
}

/** Events in order, each beside its milestone, along a dashed road. */
export function EventRoad({ events }: Props) {
  return (
    <Road>
      {events.map((event) => {
        const milestone = milestoneOf(event.date);
        return (
          <Stop key={event.id}>
            <Roadside>
              {milestone && <Milestone {...milestone} past={eventPhase(event, new Date()) === 'past'} size="l" />}
            </Roadside>
            <EventCard event={event} />
          </Stop>
        );
      })}
    </Road>
  );
}

const { color, media, space } = theme;

const Road = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  &::before {
    content: '';
    position: absolute;
    top: 24px;
    bottom: 24px;
    left: 27px;
    width: 2px;
    background: repeating-linear-gradient(180deg, ${color.borderStrong} 0 10px, transparent 10px 20px);
    opacity: 0.6;
  }
  ${media.phone} {
    &::before { left: 21px; }
  }
`;

const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  ${media.phone} { grid-template-columns: 44px minmax(0, 1fr); gap: ${space[3]}; }
`;

/* the road ends before a milestone */
const Roadside = styled.div`
  margin-top: 12px;

  > * { box-shadow: 0 0 0 6px ${color.canvas}; }
  ${media.phone} {
    > * { width: 44px !important; }
  }
`;
