import { rowTrigger } from '../../platform/database/triggers.ts';
import { isSilenced, isUnwanted } from './notifying.ts';
import { isOpenToParticipant, membersOf, planOf } from './rideChangeTrigger.ts';

const longestTitle = 80;

interface Rows {
  /** The rows of the post and of its ride, by alias. One of them is `old`. */
  post: string;
  ride: string;
  /** The source of the other row. */
  from: string;
}

// An unread notification of a change is deleted with the post, so its plan is copied here. The author is looked up,
// because the deletion of an account can delete the post. Members who could not read the ride at the end are not
// notified.
const notify = ({ post, ride, from }: Rows) => `insert into notification
    (id, user_id, kind, subject_id, since, at, actor_id, ride_title, plan_before, plan_after, on_screen)
  select new_id(), rp.user_id, 'rideDeleted', old.id, now(), now(),
    (select u.id from "user" u where u.id = ${post}.author_id and u.suspended_at is null),
    left(split_part(btrim(${post}.content, E' \\n\\r\\t'), E'\\n', 1), ${longestTitle}),
    coalesce(known.plan_before, ${planOf(ride)}), ${planOf(ride)}, not ${isSilenced('rp.user_id', "'rideDeleted'")}
  from ${from} cross join ${membersOf('old.id')} rp join "user" recipient on recipient.id = rp.user_id
  left join notification known
    on known.user_id = rp.user_id and known.kind = 'rideChanged' and known.subject_id = old.id and known.read_at is null
  where coalesce(${ride}.starts_at, 'infinity') > now() and rp.user_id <> ${post}.author_id
    and ${isOpenToParticipant(post)}
    and not ${isUnwanted('rp.user_id', "'rideDeleted'")}
  for key share of recipient skip locked
  on conflict (user_id, kind, subject_id) where read_at is null do nothing;`;

/** Notifies the members of an upcoming ride that its post is deleted, whichever way. */
export const postDeletionTrigger = rowTrigger(
  'post_ride_deletion',
  'before',
  'delete',
  `if old.is_ride then
     ${notify({ post: 'old', ride: 'r', from: '(select * from ride where id = old.id) r' })}
   end if; return old;`,
);

/** The same if the ride is deleted before its post. */
export const rideDeletionTrigger = rowTrigger(
  'ride_deletion',
  'before',
  'delete',
  `${notify({ post: 'p', ride: 'old', from: '(select * from post where id = old.id) p' })} return old;`,
);
