import { definePolicy } from '../../platform/lib/allow.ts';
import type { Event } from './Event.ts';

/** Events are open: everyone may read them, and every member may register. */
export const eventPolicy = definePolicy<Event, 'register'>('Event', {
  read: () => true,
  register: (viewer) => viewer !== null,
});
