import { definePolicy } from '../lib/allow.ts';
import type { Event } from './Event.ts';

/** Events are open: everyone reads them, every member of the community may register. */
export const eventPolicy = definePolicy<Event, 'register'>('Event', {
  read: () => true,
  register: (viewer) => viewer !== null,
});
