import { definePolicy } from '../../platform/lib/allow.ts';
import type { Group } from './Group.ts';
import { GroupKind } from './GroupKind.ts';

/** A group with the viewer's standing in it. */
export type GroupFacts = Pick<Group, 'kind'> & { readonly viewerIsMember: boolean };

const mayFind = (_viewer: unknown, { kind, viewerIsMember }: GroupFacts) => kind !== GroupKind.HIDDEN || viewerIsMember;
const mayEnter = (_viewer: unknown, { kind, viewerIsMember }: GroupFacts) => kind === GroupKind.OPEN || viewerIsMember;

export const askFirst = 'Members of this group are admitted by its organisers: ask to join it';

/**
 * `read`: the name, text, picture and size of a group. `enter`: its members, organisers, and calendar. Posts have their own policy.
 * A member may always leave, so `join` permits members.
 */
export const groupPolicy = definePolicy<GroupFacts, 'enter' | 'join'>(
  'Group',
  {
    read: mayFind,
    enter: mayEnter,
    join: (viewer, group) => viewer !== null && mayEnter(viewer, group),
  },
  { refusals: { join: askFirst, enter: 'Only members of this group can do this' } },
);

const isMemberOf = (viewerId: string, groupId: string) =>
  `exists (select from group_member own where own.group_id = ${groupId} and own.user_id = ${viewerId})`;

/** `groupPolicy.read` as the SQL of a list. The viewer's id is a parameter such as `$1::uuid`, null for visitors. */
export const visibleGroups = (viewerId: string, group: string) =>
  `(${group}.kind <> '${GroupKind.HIDDEN}' or ${isMemberOf(viewerId, `${group}.id`)})`;

/** `groupPolicy.enter` as SQL over the id of a group, spelt with its table: this clause has a `group_id` of its own. */
export const enteredGroups = (viewerId: string, groupId: string) =>
  `(exists (select from "group" entered where entered.id = ${groupId} and entered.kind = '${GroupKind.OPEN}')
    or ${isMemberOf(viewerId, groupId)})`;

export const onlyOrganisers = 'Only an organiser of this group can do this';

/** A group with whether the viewer organises it. */
export type OrganisedGroup = Group & { readonly viewerOrganises: boolean };

/** Organising is a fact of a membership. Only organisers do what organisers do. The verbs look for groups that the viewer may find. */
export const organiserPolicy = definePolicy<OrganisedGroup, 'organise'>(
  'Group',
  { read: () => true, organise: (viewer, { viewerOrganises }) => viewer !== null && viewerOrganises },
  { refusals: { organise: onlyOrganisers } },
);
