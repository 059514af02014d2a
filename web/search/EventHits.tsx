import { EventRow } from '../events/EventRow.tsx';
import type { EventRowFragment } from '../generated.ts';
import { HitList } from './HitList.tsx';

interface Props {
  events: readonly EventRowFragment[];
  headingLevel: 'h2' | 'h3';
}

export function EventHits({ events, headingLevel }: Props) {
  return (
    <HitList as="ol">
      {events.map((event) => (
        <EventRow key={event.id} event={event} headingLevel={headingLevel} />
      ))}
    </HitList>
  );
}
