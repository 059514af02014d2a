import type { Context } from '../context.ts';
import { isAbsentFor, isHiddenFromViewer } from '../model/moderation/blockPolicy.ts';
import { anyAuthor, removalsSince } from '../model/posts/removals.ts';
import { isByBlockerOfAuthor, isByHidden } from '../model/posts/underPosts.ts';
import { RideActivityKind, rideTopic } from '../model/rides/rideChanges.ts';
import { requireNoneBlocks, requireNoneHidden } from '../moderation/requireShown.ts';
import { requireMoment } from '../moments/moments.ts';
import { statement } from '../platform/database/sql.ts';
import { followChanges, replayLimit, replayStart } from '../platform/live/followChanges.ts';
import { type Change, changeOf, kindAmong } from '../platform/live/pubSub.ts';
import { requireRide, rideOf } from '../rides/rides.ts';
import { requireUser } from '../users/users.ts';
import { type ChangeRow, type Following, requireFollowed } from './postActivities.ts';
import type { RideActivity } from './RideActivity.ts';
import { replaying } from './replaying.ts';

// Subscriptions to rides. Missed edits of the ride are not replayed: the ride of CAUGHT_UP contains their result.

const { MOMENT_SHARED, MOMENT_CHANGED, MOMENT_DELETED, JOINED, LEFT } = RideActivityKind;

// The changes that the viewer `$4` may not receive are left out: the replay is paid for each, and would tell how many there are.
const isShown = `not ${isByHidden('$4::uuid', 'm')}`;
const isOfHidden = anyAuthor(
  (gone) => `(${isHiddenFromViewer('$4::uuid', `${gone}.author_id`)} or ${isByBlockerOfAuthor(gone)})`,
);
const sinceStatement = statement(
  'ride.since',
  `select '${MOMENT_SHARED}' as kind, m.id as "subjectId", '{}'::uuid[] as "authorIds", m.created_at as at from moment m
   where m.post_id = $1 and m.created_at >= $2 and ${isShown}
   union all
   select '${MOMENT_CHANGED}', m.id, '{}', m.changed_at from moment m where m.post_id = $1 and m.changed_at >= $2 and ${isShown}
   union all
   select '${JOINED}', user_id, '{}', created_at from ride_participant
   where post_id = $1 and created_at >= $2 and not ${isAbsentFor('$4::uuid', 'user_id')}
   union all ${removalsSince([MOMENT_DELETED])} and not ${isOfHidden}
   union all ${removalsSince([LEFT])} and not ${isAbsentFor('$4::uuid', 'subject_id')}
   order by at, "subjectId" limit $3`,
);

async function changesSince({ sql, viewer }: Context, rideId: string, start: Date): Promise<Change[]> {
  const rows = await sql<ChangeRow>(sinceStatement, [rideId, start, replayLimit, viewer?.id ?? null]);
  return rows.map(({ kind, subjectId, at, authorIds }) => changeOf(kind, subjectId, at, authorIds));
}

/**
 * Follows a ride, after a replay of changes since `since`. Throws NOT_FOUND 'Post not found', or 'Ride not found' for a plain
 * post, GONE when `since` is more than a day ago.
 */
export async function followRide(ctx: Context, { postId, since }: Following): Promise<AsyncGenerator<Change, void>> {
  const { id } = await requireRide(ctx, postId);
  const start = since && replayStart(since, ctx.now);
  return followChanges({
    pubSub: ctx.services.changes,
    topic: rideTopic(id),
    start,
    replay: replaying(ctx, (from) => changesSince(ctx, id, from)),
    caughtUp: changeOf(RideActivityKind.CAUGHT_UP, id, ctx.now),
    toEvent: (change) => change,
  });
}

const ofMoments: readonly string[] = [MOMENT_SHARED, MOMENT_CHANGED];
const ofParticipants: readonly string[] = [JOINED, LEFT];

/** The event of a change, with data that the viewer may read. Throws NOT_FOUND when the viewer must not receive it, GONE without the ride. */
export async function presentRideActivity(ctx: Context, postId: string, change: Change): Promise<RideActivity> {
  const { subjectId: id } = change;
  const kind = kindAmong(RideActivityKind, change);
  const post = await requireFollowed(ctx, postId);
  const ride = await rideOf(ctx, post);
  await requireNoneHidden(ctx, change.authorIds);
  if (kind === MOMENT_DELETED) await requireNoneBlocks(ctx, post.authorId, change.authorIds);
  return {
    kind,
    at: new Date(change.at),
    ride,
    moment: ofMoments.includes(kind) ? await requireMoment(ctx, 'read', id) : null,
    deletedMomentId: kind === MOMENT_DELETED ? id : null,
    participant: ofParticipants.includes(kind) ? await requireUser(ctx, { id }) : null,
  };
}
