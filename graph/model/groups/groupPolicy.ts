import { definePolicy } from '../../platform/lib/allow.ts';
import type { Group } from './Group.ts';

/** Groups are open: everyone may read them, and every member may join. */
export const groupPolicy = definePolicy<Group, 'join'>('Group', {
  read: () => true,
  join: (viewer) => viewer !== null,
});
