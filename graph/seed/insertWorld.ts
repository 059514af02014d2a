import type { EntityManager } from '@mikro-orm/postgresql';
import { Event, EventType } from '../events/Event.ts';
import { EventRegistration } from '../events/EventRegistration.ts';
import { Follow } from '../follows/Follow.ts';
import { Group } from '../groups/Group.ts';
import { GroupMember } from '../groups/GroupMember.ts';
import { newId } from '../lib/ids.ts';
import { PostLike } from '../likes/PostLike.ts';
import { Post, Privacy } from '../posts/Post.ts';
import { Ride } from '../rides/Ride.ts';
import { RideParticipant } from '../rides/RideParticipant.ts';
import { Units, User } from '../users/User.ts';
import { insertComments } from './insertComments.ts';
import { insertMoments } from './insertMoments.ts';
import { hasRoute, insertRoutes } from './insertRoutes.ts';
import type { PictureName, PostRecord, World } from './worldTypes.ts';

interface Given {
  urls: ReadonlyMap<PictureName, string>;
  /** Of the one account whose password everyone is told. */
  demoPasswordHash: string;
  /** Of a password that nobody knows. */
  lockedPasswordHash: string;
}

type Known = Given & { idOf: (key: string) => string };

/** Gives every key of the world an id, the same wherever the key is met. */
function idsByKey(): (key: string) => string {
  const ids = new Map<string, string>();
  return (key) => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}

const minute = 60_000;
/** The instants at which the people of a list acted, a minute apart: a list has no times of its own. */
const inTurn = (start: Date, index: number) => new Date(start.getTime() + index * minute);

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

async function insertGroups(em: EntityManager, { groups, memberships }: World, { idOf, urls }: Known): Promise<void> {
  const rows = groups.map(({ key, name, description, picture, createdAt }) =>
    Object.assign(new Group(), {
      id: idOf(`group ${key}`),
      name,
      description,
      picture: urls.get(picture) ?? null,
      createdAt,
    }),
  );
  await em.insertMany(Group, rows);
  const members = memberships.map(({ groupKey, memberKey, joinedAt }) => ({
    groupId: idOf(`group ${groupKey}`),
    userId: idOf(memberKey),
    createdAt: joinedAt,
  }));
  await em.insertMany(GroupMember, members);
}

async function insertEvents(em: EntityManager, { events }: World, { idOf }: Known): Promise<void> {
  const rows = events.map(({ key, type, registered, startsAt, ...facts }) =>
    Object.assign(new Event(), {
      ...facts,
      id: idOf(`event ${key}`),
      type: EventType[type],
    }),
  );
  await em.insertMany(Event, rows);
  const registrations = events.flatMap(({ key, registered, createdAt }) =>
    registered.map((member, index) => ({
      eventId: idOf(`event ${key}`),
      userId: idOf(member),
      createdAt: inTurn(createdAt, index),
    })),
  );
  await em.insertMany(EventRegistration, registrations);
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
      createdAt: inTurn(post.createdAt, index),
    })),
  );
  await em.insertMany(PostLike, likes);
}

async function insertRides(em: EntityManager, { posts }: World, { idOf }: Known): Promise<void> {
  const rides = posts.flatMap((post) => (post.ride ? [{ ...post, ride: post.ride }] : []));
  const rows = rides.map(({ key, ride }) => {
    const { participants, moments, startsAt, ...facts } = ride;
    const routeId = hasRoute(ride) ? idOf(`route ${key}`) : null;
    return Object.assign(new Ride(), { ...facts, id: idOf(`post ${key}`), routeId });
  });
  await em.insertMany(Ride, rows);
  await em.insertMany(RideParticipant, rides.flatMap(participantsOf));

  function participantsOf({ key, createdAt, ride }: PostRecord) {
    return (ride?.participants ?? []).map((member, index) => ({
      rideId: idOf(`post ${key}`),
      userId: idOf(member),
      createdAt: inTurn(createdAt, index),
    }));
  }
}

/** Writes the demo community; the database keeps the counts as the rows come in. */
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
}
