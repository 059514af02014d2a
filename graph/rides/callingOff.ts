import type { Context } from '../context.ts';
import { publishNotificationsChanged } from '../model/notifications/notificationChanges.ts';
import { notifyPlanChanged } from '../model/rides/participantIds.ts';
import { placesAt, publishPlacesGivenAt } from '../model/rides/placesGiven.ts';
import { publishChanged } from '../model/rides/rideChanges.ts';
import type { RideRow } from '../model/rides/rideRow.ts';
import { statement } from '../platform/database/sql.ts';
import { badInput } from '../platform/lib/errors.ts';
import { requirePost } from '../posts/posts.ts';
import type { CallOffRideInput } from './callOffInputs.ts';
import { reloadRide, rideOf } from './rides.ts';

// A ride that is called off stays visible, with the reason of its author. Nobody can join it, and it counts in no statistics.
// Triggers notify the participants and raise the version of its calendar entry.

// The statements lock the post before the ride, as a deletion does. Participants need no reminder of a ride that does not take
// place; one that is on again is a ride to be reminded of.
const writeText = (set: string, isAnother: string) =>
  `with noted as (select id from post where id = $1 for key share), held as (
     select r.id, ${isAnother} as is_another, coalesce(r.starts_at > $2::timestamptz, true) as is_ahead
     from noted join ride r on r.id = noted.id for no key update of r
   ), written as (
     update ride set ${set} from held where ride.id = held.id and held.is_another and held.is_ahead returning ride.id
   ), forgotten as (
     delete from notification n using written
     where n.post_id = written.id and n.kind = 'rideTomorrow' and n.read_at is null returning n.user_id
   )
   select is_another as "isAnother", is_ahead as "isAhead", array(select user_id from forgotten) as "remindedIds",
     ${placesAt} as at from held`;

const callOffStatement = statement(
  'ride.callOff',
  writeText(
    'called_off_at = coalesce(called_off_at, $2::timestamptz), called_off_reason = $3',
    'r.called_off_reason is distinct from $3',
  ),
);
const putOnStatement = statement(
  'ride.putOn',
  writeText('called_off_at = null, called_off_reason = null', 'r.called_off_at is not null'),
);

interface Held {
  isAnother: boolean;
  isAhead: boolean;
  remindedIds: string[];
  at: Date;
}

/** Calls a ride of the viewer off, or changes the reason; idempotent. Throws NOT_FOUND, FORBIDDEN, and BAD_USER_INPUT for a change after its start. */
export function callOffRide(ctx: Context, { postId, reason }: CallOffRideInput): Promise<RideRow> {
  return write(ctx, postId, { statement: callOffStatement, values: [reason.trim()] });
}

/** Puts a ride of the viewer on again; idempotent. Throws the errors of `callOffRide`. */
export function putRideOnAgain(ctx: Context, postId: string): Promise<RideRow> {
  return write(ctx, postId, { statement: putOnStatement, values: [] });
}

async function write(
  ctx: Context,
  postId: string,
  { statement, values }: { statement: typeof callOffStatement; values: readonly string[] },
): Promise<RideRow> {
  const post = await requirePost(ctx, 'edit', postId);
  await rideOf(ctx, post);
  const { id } = post;
  const [held] = await ctx.sql<Held>(statement, [id, ctx.now, ...values]);
  const ride = await reloadRide(ctx, id);
  if (held?.isAnother) {
    if (!held.isAhead) throw badInput('Cannot call off a ride that has already started, or put it on again', 'postId');
    publishChanged(ctx, { id, isRide: true });
    await notifyPlanChanged(ctx, id);
    publishNotificationsChanged(ctx, held.remindedIds);
    // A place that was left while the ride was off is given once it is on again.
    if (!ride.calledOffAt) await publishPlacesGivenAt(ctx, id, held.at);
  }
  return ride;
}
