import type { EventCardFragment } from '../generated.ts';
import { Milestone } from '../ui/Milestone.tsx';
import { Road, Roadside, Stop } from '../ui/Road.tsx';
import { EventCard } from './EventCard.tsx';
import { isOver } from './eventPhase.ts';
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
            <Roadside>{milestone && <Milestone {...milestone} past={isOver(event)} size="l" />}</Roadside>
            <EventCard event={event} />
          </Stop>
        );
      })}
    </Road>
  );
}
