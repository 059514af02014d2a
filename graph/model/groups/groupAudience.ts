import { columnTrigger } from '../../platform/database/triggers.ts';
import { GroupKind } from './GroupKind.ts';

// Posts to a closed or hidden group are for its members. The group can be closed while a post to it is being written, so the rule is
// a trigger: after it has waited for a lock, it reads the kind as it is then.

/** An arbitrary number that must be the same on every node. */
const kindLock = 7_413_019;

/** The two keys of the advisory lock of the kind of a group, as SQL. Writers of public posts share it. A change of the kind holds it alone. */
export const kindLockOf = (groupId: string) => `${kindLock}, hashtext(${groupId}::text)`;

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
