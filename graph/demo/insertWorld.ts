import type { EntityManager } from '@mikro-orm/postgresql';
import { Event, EventType } from '../model/events/Event.ts';
import { EventRegistration } from '../model/events/EventRegistration.ts';
import { EventWaiting } from '../model/events/EventWaiting.ts';
import { Follow } from '../model/follows/Follow.ts';
import { Group } from '../model/groups/Group.ts';
import { GroupKind } from '../model/groups/GroupKind.ts';
import { GroupMember } from '../model/groups/GroupMember.ts';
import { GroupRules } from '../model/groups/GroupRules.ts';
import { PostLike } from '../model/likes/PostLike.ts';
import { Post, Privacy } from '../model/posts/Post.ts';
import { PaceGroup, paceLetters } from '../model/rides/PaceGroup.ts';
import { Ride } from '../model/rides/Ride.ts';
import { RideMaybe } from '../model/rides/RideMaybe.ts';
import { RideParticipant } from '../model/rides/RideParticipant.ts';
import { RideWaiting } from '../model/rides/RideWaiting.ts';
import { Units, User } from '../model/users/User.ts';
import { newId } from '../platform/lib/ids.ts';
import { insertComments } from './insertComments.ts';
import { insertMoments } from './insertMoments.ts';
import { hasRoute, insertRoutes } from './insertRoutes.ts';
import { insertSeries } from './insertSeries.ts';
import type { PictureName, PostRecord, World } from './worldTypes.ts';

interface Given {
  urls: ReadonlyMap<PictureName, string>;
  /** The hash of the public password of the demo member. */
  demoPasswordHash: string;
  /** The hash of an unknown password, for all other members. */
  lockedPasswordHash: string;
}

type Known = Given & { idOf: (key: string) => string };

/** Returns a function that maps every key to its own id. */
function idsByKey(): (key: string) => string {
  const ids = new Map<string, string>();
  return (key) => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}

const minute = 60_000;
/** The instant of an item in a list without times: items are a minute apart. */
const minuteApart = (start: Date, index: number) => new Date(start.getTime() + index * minute);

async function insertMembers(
  em: EntityManager,
  { members, follows }: World,
  { idOf, urls, demoPasswordHash, lockedPasswordHash }: Known,
): Promise<void> {
  const users = members.map(({ key, picture, unitsPreference, ...facts }) =>
    Object.assign(new User(), {
      ...facts,
      id: idOf(key),
      passwordHash: key === 'demo' ? demoPasswordHash : lockedPasswordHash,
      profilePicture: picture && (urls.get(picture) ?? null),
      unitsPreference: Units[unitsPreference],
    }),
  );
  await em.insertMany(User, users);
  await em.insertMany(
    Follow,
    follows.map(({ followerKey, followingKey, createdAt }) => ({
      followerId: idOf(followerKey),
      followedId: idOf(followingKey),
      createdAt,
    })),
  );
}

async function insertGroups(
  em: EntityManager,
  { groups, memberships, posts }: World,
  { idOf, urls }: Known,
): Promise<void> {
  const pinned = new Map(
    posts.filter(({ isPinned }) => isPinned).map((post) => [post.groupKey, idOf(`post ${post.key}`)]),
  );
  const rows = groups.map(({ key, name, description, picture, kind, rules, createdAt }) =>
    Object.assign(new Group(), {
      id: idOf(`group ${key}`),
      name,
      description,
      picture: urls.get(picture) ?? null,
      kind: kind ?? GroupKind.OPEN,
      pinnedPostId: pinned.get(key) ?? null,
      rulesVersion: rules ? 1 : null,
      createdAt,
    }),
  );
  await em.insertMany(Group, rows);
  const members = memberships.map(({ groupKey, memberKey, joinedAt, organisesSince, rulesAcknowledgedAt }) => ({
    groupId: idOf(`group ${groupKey}`),
    userId: idOf(memberKey),
    createdAt: joinedAt,
    organisesSince,
    rulesVersion: rulesAcknowledgedAt && 1,
    rulesAcknowledgedAt,
  }));
  await em.insertMany(GroupMember, members);
  const rules = groups.flatMap(({ key, rules: text, founderKey, createdAt }) =>
    text === undefined
      ? []
      : Object.assign(new GroupRules(), {
          id: idOf(`rules of ${key}`),
          groupId: idOf(`group ${key}`),
          version: 1,
          text,
          authorId: idOf(founderKey),
          createdAt,
        }),
  );
  await em.insertMany(GroupRules, rules);
}

async function insertEvents(em: EntityManager, { events }: World, { idOf }: Known): Promise<void> {
  const rows = events.map(({ key, type, registered, waiting, startsAt, groupKey, ...facts }) =>
    Object.assign(new Event(), {
      ...facts,
      id: idOf(`event ${key}`),
      groupId: groupKey && idOf(`group ${groupKey}`),
      type: EventType[type],
    }),
  );
  await em.insertMany(Event, rows);
  const registrations = events.flatMap(({ key, registered, createdAt }) =>
    registered.map((member, index) => ({
      eventId: idOf(`event ${key}`),
      userId: idOf(member),
      createdAt: minuteApart(createdAt, index),
    })),
  );
  await em.insertMany(EventRegistration, registrations);
  const waitings = events.flatMap(({ key, registered, waiting, createdAt }) =>
    waiting.map((member, index) => ({
      eventId: idOf(`event ${key}`),
      userId: idOf(member),
      createdAt: minuteApart(createdAt, registered.length + index),
    })),
  );
  await em.insertMany(EventWaiting, waitings);
}

async function insertPosts(em: EntityManager, { posts }: World, { idOf, urls }: Known): Promise<void> {
  const rows = posts.map(({ key, authorKey, content, picture, privacy, groupKey, createdAt, ride }) =>
    Object.assign(new Post(), {
      id: idOf(`post ${key}`),
      authorId: idOf(authorKey),
      groupId: groupKey && idOf(`group ${groupKey}`),
      content,
      mediaUrls: picture ? [urls.get(picture) ?? ''] : [],
      privacy: Privacy[privacy],
      isRide: ride !== null,
      createdAt,
      updatedAt: createdAt,
    }),
  );
  await em.insertMany(Post, rows);
  const likes = posts.flatMap((post) =>
    post.likes.map((member, index) => ({
      postId: idOf(`post ${post.key}`),
      userId: idOf(member),
      createdAt: minuteApart(post.createdAt, index),
    })),
  );
  await em.insertMany(PostLike, likes);
}

async function insertRides(em: EntityManager, { posts }: World, { idOf }: Known): Promise<void> {
  const rides = posts.flatMap((post) => (post.ride ? [{ ...post, ride: post.ride }] : []));
  const rows = rides.map(({ key, ride }) => {
    const { participants, waiting, maybe, moments, startsAt, paceGroups, coLeaders, wereThere, weeks, ...facts } = ride;
    const routeId = hasRoute(ride) ? idOf(`route ${key}`) : null;
    return Object.assign(new Ride(), { ...facts, id: idOf(`post ${key}`), routeId });
  });
  await em.insertMany(Ride, rows);
  await em.insertMany(PaceGroup, rides.flatMap(paceGroupsOf));
  await em.insertMany(RideParticipant, rides.flatMap(participantsOf));
  await em.insertMany(RideWaiting, rides.flatMap(waitingOf));
  await em.insertMany(RideMaybe, rides.flatMap(maybesOf));

  function membersOf({ key, createdAt }: PostRecord, members: readonly string[], from = 0) {
    return members.map((member, index) => ({
      rideId: idOf(`post ${key}`),
      userId: idOf(member),
      createdAt: minuteApart(createdAt, from + index),
    }));
  }
  function participantsOf(post: PostRecord) {
    const { paceGroups = [], coLeaders = [], wereThere = [], participants = [], startsAt = null } = post.ride ?? {};
    return membersOf(post, participants).map((row, index) => {
      const member = participants[index] ?? post.authorKey;
      const group = paceGroups.findIndex(({ company }) => company.includes(member));
      const paceGroupId = group < 0 ? null : idOf(`pace group ${group} of ${post.key}`);
      const isHere = wereThere.includes(member);
      return {
        ...row,
        paceGroupId,
        leadsSince: coLeaders.includes(member) ? row.createdAt : null,
        isHere,
        tappedAt: isHere ? startsAt : null,
      };
    });
  }
  function paceGroupsOf({ key, ride }: PostRecord) {
    return (ride?.paceGroups ?? []).map(({ name, distance, pace, places = null }, index) => ({
      id: idOf(`pace group ${index} of ${key}`),
      rideId: idOf(`post ${key}`),
      letter: paceLetters[index] ?? 'A',
      ...{ name, distance, pace, places, takenCount: 0 },
    }));
  }
  function waitingOf(post: PostRecord) {
    return membersOf(post, post.ride?.waiting ?? [], post.ride?.participants.length);
  }
  function maybesOf(post: PostRecord) {
    return membersOf(post, post.ride?.maybe ?? []);
  }
}

/** Inserts the demo community. Triggers update the counts. */
export async function insertWorld(em: EntityManager, world: World, given: Given): Promise<void> {
  const known = { ...given, idOf: idsByKey() };
  await insertMembers(em, world, known);
  await insertGroups(em, world, known);
  await insertEvents(em, world, known);
  await insertPosts(em, world, known);
  await insertComments(em, world, known);
  await insertRoutes(em, world, known);
  await insertRides(em, world, known);
  await insertMoments(em, world, known);
  await insertSeries(em, world, known.idOf);
}
