import type { Context } from '../../context.ts';
import { displayDateOf, isActive } from '../../events/events.ts';
import { type CommentRow, replyCountOf, updatedAtOf } from '../../model/comments/commentRows.ts';
import type { Event } from '../../model/events/Event.ts';
import type { Group } from '../../model/groups/Group.ts';
import { GroupKind } from '../../model/groups/GroupKind.ts';
import type { Moment } from '../../model/moments/Moment.ts';
import type { PostRow } from '../../model/posts/PostRow.ts';
import type { Reader } from '../../model/reader.ts';
import type { RideRow } from '../../model/rides/rideRow.ts';
import type { User } from '../../model/users/User.ts';
import { userPolicy } from '../../model/users/userPolicy.ts';
import { placeOf } from '../../moments/moments.ts';
import { mapOfRide } from '../../rides/rideRoutes.ts';
import { isCompleted } from '../../rides/rides.ts';
import type { RideMap } from '../../routes/RideMap.ts';
import type { MapFacts } from '../../routes/routeMaps.ts';
import type { TakenIn } from '../../routes/routes.ts';
import { presentMeetingPoint } from './meetingPointMember.ts';
import { presentRideFacts } from './rideFactMembers.ts';

// The response types of section 3 of the specification.

/** A member. Private fields are present only for the member themselves. */
export function presentUser({ viewer }: Reader, user: User) {
  const { id, username, displayName, profilePicture, bio, unitsPreference } = user;
  const open = { id, username, displayName, profilePicture, bio, unitsPreference, timeZone: user.timeZone };
  if (!userPolicy.readPrivate.may(viewer, user)) return open;
  return { ...open, location: user.location, email: user.email, phone: user.phone, monthlyGoal: user.monthlyGoal };
}

/** The map of a ride or pace group without its long members. */
export const mapInLists = async (ctx: Context, { routeId }: Pick<RideRow, 'routeId'>): Promise<MapFacts | null> =>
  routeId === null ? null : ctx.load.mapFactsOfRoute.load(routeId);

const longMembers = ({ line, profile, climbs, waypoints }: RideMap) => ({ line, profile, climbs, waypoints });

const shortMembers = ({ distance, elevation, hasElevation, bounds }: MapFacts) => ({
  distance,
  elevation,
  hasElevation,
  bounds,
});

export const presentMap = (map: MapFacts | RideMap) =>
  'line' in map ? { ...shortMembers(map), ...longMembers(map) } : shortMembers(map);

const figuresOf = ({ distance, elevation, hasElevation }: RideMap) => ({ distance, elevation, hasElevation });

export const presentRoute = ({ id, map, shown, startedAt }: TakenIn) => ({
  id,
  ...shortMembers(map),
  ...longMembers(map),
  startedAt,
  shown: shown && figuresOf(shown),
});

async function presentRide(ctx: Context, ride: RideRow, isListed: boolean) {
  const { distance, pace, type, elevation, date, time, timeZone, startsAt, location, duration, visibility } = ride;
  const facts = { distance, pace, type, elevation, date, time, timeZone, startsAt, location, duration, visibility };
  const map = await (isListed ? mapInLists : mapOfRide)(ctx, ride);
  const meetingPoint = isListed ? null : await ctx.load.meetingPointOfRide.load(ride.id);
  const { calledOffAt: at, calledOffReason: reason, places, maybeCount, seriesId, seriesRule: rule } = ride;
  const waiting = { count: ride.waitingCount, position: ride.viewerWaitingPosition };
  return {
    ...facts,
    isCompleted: isCompleted(ctx, ride),
    map: map && presentMap(map),
    ...(at && reason && { calledOff: { at, reason } }),
    ...(places !== null && { places, waiting }),
    ...(maybeCount > 0 && { maybeCount }),
    ...(seriesId && rule && { series: { id: seriesId, rule } }),
    ...presentMeetingPoint(meetingPoint),
    ...presentRideFacts(ride),
  };
}

async function present(ctx: Context, post: PostRow, isListed: boolean) {
  const ride = post.isRide ? (post.ride ?? (await ctx.load.rideById.load(post.id))) : null;
  const { id, authorId, content, isRide, mediaUrls, privacy, groupId, createdAt } = post;
  const rideData = ride && (await presentRide(ctx, ride, isListed));
  return { id, userId: authorId, content, isRide, mediaUrls, privacy, groupId, rideData, createdAt };
}

/** A post in a list, with its ride data. Null for a plain post. */
export const presentPost = (ctx: Context, post: PostRow) => present(ctx, post, true);

/** A single post, with all visible parts of its route, and its meeting point. */
export const presentWholePost = (ctx: Context, post: PostRow) => present(ctx, post, false);

export function presentMoment(moment: Moment) {
  const { id, rideId, authorId, description, imageUrl, timestamp } = moment;
  return { id, postId: rideId, userId: authorId, description, imageUrl, location: placeOf(moment), timestamp };
}

export function presentComment(comment: CommentRow) {
  const { id, postId, authorId, content, parentId, createdAt } = comment;
  const replyCount = replyCountOf(comment);
  return { id, postId, userId: authorId, content, parentId, replyCount, createdAt, updatedAt: updatedAtOf(comment) };
}

export async function presentGroup(ctx: Context, group: Group) {
  const { id, name, description, picture, memberCount, kind, rulesVersion } = group;
  const isJoined = await ctx.load.viewerIsMember.load(id);
  const isOrganiser = await ctx.load.viewerOrganises.load(id);
  const hasAsked = await ctx.load.viewerHasAsked.load(id);
  const facts = { id, name, description, picture, memberCount, isJoined };
  return {
    ...facts,
    ...(isOrganiser && { isOrganiser }),
    ...(kind !== GroupKind.OPEN && { kind }),
    ...(rulesVersion !== null && { rulesVersion }),
    ...(hasAsked && { hasAsked }),
  };
}

/** An event as the events page lists it. */
export function presentEvent(event: Event) {
  const { id, title, description, date, time, location, participantCount, maxParticipants, type, difficulty } = event;
  const facts = { id, title, description, date, time, location, participants: participantCount, maxParticipants };
  const { groupId, waitingCount, calledOffAt: at, calledOffReason: reason } = event;
  const waiting = waitingCount > 0 && { waitingCount };
  const more = { ...(groupId && { groupId }), ...waiting, ...(at && reason && { calledOff: { at, reason } }) };
  return { ...facts, type, difficulty, distance: event.distance, ...more };
}

/** An event as cards of upcoming events show it, with its count under both names of the specification. */
export function presentUpcomingEvent(reader: Reader, event: Event) {
  const { id, title, description, location, participantCount } = event;
  const count = { participantCount, registeredCount: participantCount };
  const date = displayDateOf(reader, event);
  return { id, name: title, date, ...count, isActive: isActive(reader, event), description, location };
}
