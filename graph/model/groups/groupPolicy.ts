import { definePolicy } from '../../platform/lib/allow.ts';
import type { Group } from './Group.ts';

/** Groups are open: everyone may read them, and every member may join. */
export const groupPolicy = definePolicy<Group, 'join'>('Group', {
  read: () => true,
  join: (viewer) => viewer !== null,
});

export const onlyOrganisers = 'Only an organiser of this group can do this';

/** A group with whether the viewer organises it. */
export type OrganisedGroup = Group & { readonly viewerOrganises: boolean };

/** Organising is a fact of a membership. Only organisers do what organisers do. */
export const organiserPolicy = definePolicy<OrganisedGroup, 'organise'>(
  'Group',
  { read: () => true, organise: (viewer, { viewerOrganises }) => viewer !== null && viewerOrganises },
  { refusals: { organise: onlyOrganisers } },
);
