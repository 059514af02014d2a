import { bonds, coLeaders, isBound, organisers } from './bonds.ts';
import type { Cast } from './makeCast.ts';
import { groupsOfCast } from './makeMembers.ts';
import type { Thing } from './makeThings.ts';
import { figuresOf, isCalledOff, sheetRide } from './makeThings.ts';
import type { ViewerName } from './table.ts';
import { maySee } from './table.ts';

// The expected numbers and flags for each viewer. Counts include only what the viewer may see; flags are about the
// viewer.

/** The viewer and the object: the name of a thing, a member, a group or the event. */
interface Telling {
  viewer: ViewerName;
  name: string;
  cast: Cast;
}
type Fact = (telling: Telling) => number | boolean;

function thingOf({ cast, name }: Telling): Thing {
  const thing = cast.things.find((each) => each.name === name);
  if (!thing) throw new RangeError(`${name} is neither post, comment nor moment`);
  return thing;
}

const isSelf = ({ viewer, name }: Telling) => viewer === name;
const isAuthor = (telling: Telling) => thingOf(telling).author === telling.viewer;
const isPostAuthor = (telling: Telling) => {
  const { postId } = thingOf(telling);
  return telling.cast.things.some(({ id, author }) => id === postId && author === telling.viewer);
};

const bondedTo =
  (bond: keyof typeof bonds): Fact =>
  ({ viewer, name }) =>
    isBound(bonds[bond], viewer, name);
const countTo =
  (bond: keyof typeof bonds): Fact =>
  ({ name }) =>
    bonds[bond].filter(([, to]) => to === name).length;
const countFrom =
  (bond: keyof typeof bonds): Fact =>
  ({ name }) =>
    bonds[bond].filter(([from]) => from === name).length;

/** How many things of a kind the viewer may see, of those that stand under the post or answer the comment. */
const countUnder =
  (kind: Thing['kind'], stands: (thing: Thing, host: Thing) => boolean): Fact =>
  (telling) => {
    const host = thingOf(telling);
    const below = telling.cast.things.filter((thing) => thing.kind === kind && stands(thing, host));
    return below.filter(({ name }) => maySee(telling.viewer, name)).length;
  };
const inPost = (thing: Thing, post: Thing) => thing.postId === post.id;
const inThread = (thing: Thing, comment: Thing) => thing.under === comment.name;

/** How many comments beside a comment the viewer may see that are older. Each thing of the cast is older than the one before it. */
const countBefore: Fact = (telling) => {
  const comment = thingOf(telling);
  const older = telling.cast.things.slice(telling.cast.things.indexOf(comment) + 1);
  const beside = older.filter(({ kind, under }) => kind === 'comment' && under === comment.under);
  return beside.filter(({ name }) => maySee(telling.viewer, name)).length;
};

/** The owner sees all, others see what is public. */
const isTold = (telling: Telling, { privacy }: Thing) => privacy === 'public' || isSelf(telling);

const postCount =
  (isRide: boolean): Fact =>
  (telling) =>
    telling.cast.things.filter(
      (thing) =>
        thing.kind === 'post' && thing.isRide === isRide && thing.author === telling.name && isTold(telling, thing),
    ).length;

/** A member who has muted or blocked an author may still read their posts by the address. */
const mayRead = ({ viewer }: Telling, { name, author }: Thing) =>
  maySee(viewer, name) || isBound(bonds.mutes, viewer, author) || isBound(bonds.blocks, viewer, author);

/** The rides of a participant that the viewer can see and that took place. All of them are just over. */
const ridden = (telling: Telling) =>
  telling.cast.things.filter(
    (thing) =>
      thing.kind === 'post' &&
      !isCalledOff(thing.name) &&
      isBound(bonds.participations, telling.name, thing.name) &&
      (isSelf(telling) ? mayRead(telling, thing) : thing.privacy === 'public'),
  );

const sumOf =
  (figure: keyof ReturnType<typeof figuresOf>): Fact =>
  (telling) => {
    const rides = telling.cast.things.filter(({ kind, isRide }) => kind === 'post' && isRide);
    return ridden(telling).reduce((sum, ride) => sum + figuresOf(rides.indexOf(ride))[figure], 0);
  };

/** The rides that a bond leads from the member to, and that the member can still read. All of them are over. */
const ownRides =
  (isListed: (telling: Telling, ride: Thing) => boolean): Fact =>
  (telling) =>
    telling.cast.things.filter(
      (thing) =>
        thing.kind === 'post' && thing.isRide && isListed(telling, thing) && maySee(telling.viewer, thing.name),
    ).length;

/** The posts by others, as the last activity of a feed has counted them. */
const newPosts: Fact = ({ viewer, cast }) =>
  cast.things.filter(({ kind, name, author }) => kind === 'post' && author !== viewer && maySee(viewer, name)).length;

/** Whether a viewer may read the members of a group. */
const mayEnter = (viewer: ViewerName, name: string) =>
  groupsOfCast.some(([group, kind]) => group === name && kind === 'open') || isBound(bonds.memberships, viewer, name);

/** By field. */
export const facts: Record<string, Fact> = {
  'Post.commentCount': countUnder('comment', inPost),
  'Comment.replyCount': countUnder('comment', inThread),
  'Comment.previousCount': countBefore,
  'Ride.momentCount': countUnder('moment', inPost),
  'Post.likeCount': countTo('likes'),
  'Ride.participantCount': countTo('participations'),
  'Ride.waitingCount': countTo('waitings'),
  'Ride.maybeCount': countTo('maybes'),
  'Ride.viewerWaitingPosition': ({ viewer, name }) => Number(isBound(bonds.waitings, viewer, name)),
  'Group.memberCount': countTo('memberships'),
  'Group.followedMemberCount': ({ viewer, name }) =>
    mayEnter(viewer, name)
      ? bonds.follows.filter(([from, to]) => from === viewer && isBound(bonds.memberships, to, name)).length
      : 0,
  'Group.requestCount': ({ viewer, name }) =>
    isBound(organisers, viewer, name) ? bonds.requests.filter(([, to]) => to === name).length : 0,
  // All members have acknowledged the first version.
  'Group.viewerRulesVersion': ({ viewer, name }) => Number(isBound(bonds.memberships, viewer, name)),
  'GroupStanding.rulesVersion': () => 1,
  'InvitedGroup.memberCount': countTo('memberships'),
  'Event.participantCount': countTo('registrations'),
  'Event.waitingCount': countTo('eventWaitings'),
  'Event.viewerWaitingPosition': ({ viewer, name }) => Number(isBound(bonds.eventWaitings, viewer, name)),

  'FeedActivity.newPostCount': newPosts,

  'User.unreadNotificationCount': ({ viewer }) => (viewer === 'participant' ? 3 : 1),

  'UserStats.postCount': postCount(false),
  'UserStats.rideCount': postCount(true),
  'UserStats.weeklyDistance': sumOf('distance'),
  'UserStats.monthlyDistance': sumOf('distance'),
  'WeekDistance.distance': sumOf('distance'),
  'WeekDistance.climb': sumOf('elevation'),
  'WeekDistance.rideCount': (telling) => ridden(telling).length,
  'UserStats.followerCount': countTo('follows'),
  'UserStats.followingCount': countFrom('follows'),

  'MyRideCounts.going': () => 0,
  'MyRideCounts.led': () => 0,
  'MyRideCounts.saved': ownRides(
    ({ name }, ride) => isBound(bonds.savedRides, name, ride.name) || isBound(bonds.maybes, name, ride.name),
  ),
  'MyRideCounts.past': ownRides(
    ({ name }, ride) => ride.author === name || isBound(bonds.participations, name, ride.name),
  ),

  'Post.viewerCanEdit': isAuthor,
  'Comment.viewerCanEdit': isAuthor,
  'Comment.viewerCanDelete': (telling) => isAuthor(telling) || isPostAuthor(telling),
  'Moment.viewerCanDelete': isAuthor,
  'Post.viewerHasLiked': bondedTo('likes'),
  'Ride.viewerIsParticipating': bondedTo('participations'),
  'Ride.viewerHasSaved': bondedTo('savedRides'),
  'Ride.viewerIsMaybe': bondedTo('maybes'),
  'PaceGroup.takenCount': ({ name }) => coLeaders.filter(([, to]) => to === name).length + Number(name === sheetRide),
  'PaceGroup.waitingCount': countTo('waitings'),
  'PaceGroup.viewerIsIn': ({ viewer, name }) => isBound(coLeaders, viewer, name),
  'PaceGroup.viewerIsWaiting': bondedTo('waitings'),
  'Ride.viewerLeads': (telling) => isAuthor(telling) || isBound(coLeaders, telling.viewer, telling.name),
  'RideSeries.viewerHasJoined': bondedTo('joinedSeries'),
  'Group.viewerIsMember': bondedTo('memberships'),
  'Group.viewerHasAsked': bondedTo('requests'),
  'Group.viewerOrganises': ({ viewer, name }) => isBound(organisers, viewer, name),
  'Event.viewerIsRegistered': bondedTo('registrations'),
  // The event of the cast is the club's.
  'Event.viewerCanEdit': ({ viewer }) => isBound(organisers, viewer, 'club'),
  'User.viewerIsFollowing': bondedTo('follows'),
  'User.viewerHasMuted': bondedTo('mutes'),
  'User.viewerHasBlocked': bondedTo('blocks'),
  'User.isViewer': isSelf,
};

/** Numbers and flags of the object itself: the same for every viewer who may see it. */
export const factsOfThings: readonly string[] = [
  'Post.isRide',
  'Ride.distance',
  'Ride.elevation',
  'Ride.isCompleted',
  'Ride.places',
  'Ride.paceGroupCount',
  'RideSheet.isOpen',
  'SheetRider.isHere',
  'SheetRider.leads',
  'RideGuest.isHere',
  'PaceGroup.distance',
  'PaceGroup.places',
  'PaceGroup.isFull',
  'Ride.noDrop',
  'Ride.needsLights',
  'Ride.paceMin',
  'Ride.paceMax',
  'RideChange.laterDates',
  'DeletedRide.isEvent',
  'DeletedRide.laterDates',
  'MeetingPoint.lat',
  'MeetingPoint.lng',
  'MeetingPoint.isHidden',
  'Place.lat',
  'Place.lng',
  'Picture.width',
  'Picture.height',
  'Event.distance',
  'Event.isActive',
  'Event.isFull',
  'Event.maxParticipants',
  'User.monthlyGoal',
  'User.hasPassword',
  'Notification.isRead',
  'Notification.actorCount',
  'NotificationPreference.enabled',
  'NotificationPreference.mail',
  'NotificationPreference.digest',
  'MailSchedule.digestDay',
  'MailSchedule.digestHour',
  'Takedown.viewerCanAppeal',
  'Takedown.isFinal',
  'Takedown.isByOrganiser',
  'GroupRules.version',
  'InvitedGroup.rulesVersion',
  'SheetRider.rulesAcknowledged',
  'GroupInvitation.maxUses',
  'GroupInvitation.useCount',
  'MemberStorage.pictureBytes',
  'MemberStorage.maximumPictureBytes',
  'MemberStorage.routeCount',
  'MemberStorage.maximumRouteCount',
  'MemberStorage.routePointCount',
  'MemberStorage.maximumRoutePointCount',
  'MemberStorage.routeFileBytes',
  'MemberStorage.maximumRouteFileBytes',
  'PrivacyZone.lat',
  'PrivacyZone.lng',
  'PrivacyZone.radius',
  'PrivacyZone.lowersFigures',
];

/** Numbers and flags about the answer, not about anything in it. */
export const factsOfAnswers: readonly string[] = [
  'PageInfo.hasNextPage',
  'MentionSuggestion.isInConversation',
  'PageInfo.hasPreviousPage',
  'CreatePostPayload.isReplay',
  'CreateCommentPayload.isReplay',
  'ShareMomentPayload.isReplay',
  'LogoutPayload.ok',
  'ChangePasswordPayload.ok',
  'EndOtherSessionsPayload.endedCount',
  'RequestPasswordResetPayload.ok',
  'ResetPasswordPayload.ok',
  'ReadSuspensionPayload.isHidden',
  'AppealSuspensionPayload.ok',
  'Instance.sendsMail',
  'Instance.membersFoundGroups',
  'Instance.hasPasswords',
  'UserSession.isCurrent',
  // Takedowns have no names by which to tell them apart.
  'Takedown.isOfGroup',
  'RateLimit.cost',
  'RateLimit.limit',
  'RateLimit.remaining',
];
