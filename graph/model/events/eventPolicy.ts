import { definePolicy } from '../../platform/lib/allow.ts';
import { enteredGroups } from '../groups/groupPolicy.ts';

/** Every member may register for an event that they may read. Reads of events filter by `visibleEvents`, also those of a single one. */
export const eventPolicy = definePolicy<{ readonly id: string }, 'register'>('Event', {
  read: () => true,
  register: (viewer) => viewer !== null,
});

/**
 * The SQL of every read: which events a viewer may read. An event of a closed or hidden group is for its members. The viewer's id is a
 * parameter such as `$1::uuid`, null for visitors.
 */
export const visibleEvents = (viewerId: string, event: string) =>
  `(${event}.group_id is null or ${enteredGroups(viewerId, `${event}.group_id`)})`;
