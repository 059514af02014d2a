import { definePolicy } from '../../platform/lib/allow.ts';
import type { Event } from './Event.ts';

/** Events are open: everyone may read them, and every member may register. */
export const eventPolicy = definePolicy<Event, 'register'>('Event', {
  read: () => true,
  register: (viewer) => viewer !== null,
});

/**
 * `eventPolicy.read` as the SQL of a list: which events a viewer may read. The viewer's id is a parameter such as `$1::uuid`, null for
 * visitors. Everyone reads all events, so the rule depends on neither.
 */
export const visibleEvents = (viewerId: string, event: string) => `(${event}.id is not null or ${viewerId} is null)`;
