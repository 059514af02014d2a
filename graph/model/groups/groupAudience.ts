import { columnTrigger } from '../../platform/database/triggers.ts';
import { GroupKind } from './GroupKind.ts';

// Posts to a closed or hidden group are for its members. The group can be closed while a post to it is being written, so the rule is
// a trigger: after it has waited for a lock, it reads the kind as it is then.

/** An arbitrary number that must be the same on every node. */
const kindLock = 7_413_019;

/** The two keys of the advisory lock of the kind of a group, as SQL. Writers of public posts share it. A change of the kind holds it alone. */
export const kindLockOf = (groupId: string) => `${kindLock}, hashtext(${groupId}::text)`;

/** The constraint that a post breaks which leaves a group that is not open. */
export const staysInGroup = 'post_stays_in_group';

/**
 * A post stays in a group that is not open, because what others wrote and shared under it is for the members of that group. Its author can
 * still make it private.
 */
export const postGroupTrigger = columnTrigger({
  table: 'post',
  name: 'post_group',
  timing: 'before',
  events: ['update'],
  columns: ['group_id'],
  when: 'old.group_id is not null and new.group_id is distinct from old.group_id',
  body:
    `perform pg_advisory_xact_lock_shared(${kindLockOf('old.group_id')}); ` +
    `if exists (select from "group" g where g.id = old.group_id and g.kind <> '${GroupKind.OPEN}') then raise exception 'a post of a closed group stays in it' using errcode = 'check_violation', constraint = '${staysInGroup}'; end if; return new;`,
});

/** A public post to a group that is not open becomes a post for the members of the group. */
export const postAudienceTrigger = columnTrigger({
  table: 'post',
  name: 'post_audience',
  timing: 'before',
  events: ['insert', 'update'],
  columns: ['privacy', 'group_id'],
  when: `new.privacy = 'public' and new.group_id is not null`,
  body:
    `perform pg_advisory_xact_lock_shared(${kindLockOf('new.group_id')}); ` +
    `if exists (select from "group" g where g.id = new.group_id and g.kind <> '${GroupKind.OPEN}') then new.privacy := 'group'; end if; return new;`,
});
