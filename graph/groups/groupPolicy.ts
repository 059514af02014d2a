import { definePolicy } from '../lib/allow.ts';
import type { Group } from './Group.ts';

/** Groups are open: everyone reads them, every member of the community may join. */
export const groupPolicy = definePolicy<Group, 'join'>('Group', {
  read: () => true,
  join: (viewer) => viewer !== null,
});
