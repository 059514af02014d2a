import { columnTrigger } from '../../platform/database/triggers.ts';

/** A post that is deleted, taken down or moved to another group is no longer pinned. It locks the post before the group, as takedowns do. */
export const pinTrigger = columnTrigger({
  table: 'post',
  name: 'post_pin',
  timing: 'after',
  events: ['update', 'delete'],
  columns: ['group_id'],
  body: `if tg_op = 'DELETE' or new.group_id is distinct from old.group_id then
      update "group" set pinned_post_id = null where id = old.group_id and pinned_post_id = old.id;
    end if; return null;`.replaceAll(/\s+/g, ' '),
  when: 'old."group_id" is not null',
});
