import type { Context } from '../context.ts';
import { removalsSince } from '../model/posts/removals.ts';
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

const sinceStatement = statement(
  'ride.since',
  `select '${MOMENT_SHARED}' as kind, id as "subjectId", '{}'::uuid[] as "authorIds", created_at as at from moment
   where post_id = $1 and created_at >= $2
   union all
   select '${MOMENT_CHANGED}', id, '{}', changed_at from moment where post_id = $1 and changed_at >= $2
   union all
   select '${JOINED}', user_id, '{}', created_at from ride_participant where post_id = $1 and created_at >= $2
   union all ${removalsSince([MOMENT_DELETED, LEFT], '$1', '$2')}
   order by at, "subjectId" limit $3`,
);

async function changesSince({ sql }: Context, rideId: string, start: Date): Promise<Change[]> {
  const rows = await sql<ChangeRow>(sinceStatement, [rideId, start, replayLimit]);
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
