import { EventType } from '../../model/events/Event.ts';
import { inOneLine } from '../../platform/lib/plainText.ts';
import { eventPreviewUrl, eventUrl } from './addresses.ts';
import { dataOf, type PageHead, pageHead } from './pageHead.ts';
import { descriptionOfEvent, eventFacts, type SharedEvent, titleOfEvent } from './sharedEvent.ts';

/** An event as https://schema.org/SportsEvent; a workshop is no sports event. */
function eventData(event: SharedEvent, origin: string): object {
  const { title, type, startsAt, endsAt, location, maxParticipants, participantCount, calledOffReason } = event;
  const place = inOneLine(location);
  const sport = type === EventType.WORKSHOP ? { '@type': 'Event' } : { '@type': 'SportsEvent', sport: 'Cycling' };
  const places = maxParticipants !== null && {
    maximumAttendeeCapacity: maxParticipants,
    remainingAttendeeCapacity: maxParticipants - participantCount,
  };
  return {
    '@context': 'https://schema.org',
    ...sport,
    name: inOneLine(title),
    description: descriptionOfEvent(event),
    url: eventUrl(origin, event),
    image: eventPreviewUrl(origin, event),
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    eventStatus: `https://schema.org/${calledOffReason === null ? 'EventScheduled' : 'EventCancelled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: place },
    ...places,
  };
}

/** The metadata of an event’s page: Open Graph and JSON-LD. */
export function eventHead(event: SharedEvent, origin: string, siteName: string): PageHead {
  const title = titleOfEvent(event);
  const texts = {
    title,
    description: descriptionOfEvent(event),
    url: eventUrl(origin, event),
    preview: eventPreviewUrl(origin, event),
    alt: [title, ...eventFacts(event)].join(', '),
    type: 'article',
    siteName,
  };
  return pageHead(texts, dataOf(eventData(event, origin)));
}
