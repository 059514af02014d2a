import { listBlockedUsers } from '../moderation/blocks.ts';
import { listMutedUsers } from '../moderation/mutes.ts';
import { findGroupMembers } from '../search/groupMembers.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { PagedList } from './PagedList.ts';
import { earliestFirst, idsOf, instantsOf, latestFirst } from './PagedList.ts';

interface Owners {
  viewer: Member;
  owner: Member;
  group: Made;
  ride: Made;
  /** A ride of the owner that has started. */
  ridden: Made;
  event: Made;
  /** The organiser of a group to which members ask to be admitted. */
  leader: Member;
  led: Made;
}

/** A table of which each row puts one thing into the list of another, known to everyone. */
interface Link {
  table: string;
  owner: string;
  listed: string;
}

const follow = { table: 'follow', owner: 'followed_id', listed: 'follower_id' };
const membership = { table: 'group_member', owner: 'group_id', listed: 'user_id' };

/** Lists of members, and of the groups of one; each is walked apart from the others. */
export function pagedPeople(
  app: TestApp,
  { viewer, owner, group, ride, ridden, event, leader, led }: Owners,
  users: string[],
  groups: string[],
) {
  function linked({ table, owner: by, listed }: Link, { id }: Made) {
    return {
      viewer,
      ids: users,
      holds: () => true,
      put: (items) =>
        app.run(
          `insert into ${table} (${by}, ${listed}, created_at) select $1, * from unnest($2::uuid[], $3::timestamptz[])`,
          id,
          idsOf(items),
          instantsOf(items),
        ),
      remove: (gone) => app.run(`delete from ${table} where ${by} = $1 and ${listed} = any($2)`, id, gone),
      clear: () => app.run(`delete from ${table} where ${by} = $1`, id),
    } satisfies Partial<PagedList>;
  }

  /** The members of a list whom the viewer follows: those that are not hidden. */
  function followedAmong(list: ReturnType<typeof linked>) {
    return {
      ...list,
      holds: ({ isHidden }) => !isHidden,
      async put(items) {
        await list.put(items);
        await app.run(
          `insert into follow (follower_id, followed_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
          viewer.id,
          idsOf(items.filter(({ isHidden }) => !isHidden)),
        );
      },
      async remove(gone) {
        await list.remove(gone);
        await app.run('delete from follow where follower_id = $1 and followed_id = any($2)', viewer.id, gone);
      },
      async clear() {
        await list.clear();
        await app.run('delete from follow where follower_id = $1', viewer.id);
      },
    } satisfies Partial<PagedList>;
  }

  const participation = linked({ table: 'ride_participant', owner: 'post_id', listed: 'user_id' }, ride);
  const attendance = linked({ table: 'ride_participant', owner: 'post_id', listed: 'user_id' }, ridden);
  const registration = linked({ table: 'event_registration', owner: 'event_id', listed: 'user_id' }, event);
  const lists: PagedList[] = [
    {
      ...linked(follow, owner),
      name: 'the followers of a member',
      compare: latestFirst,
      read: (ctx, page) => ctx.load.followersOfUser.load({ ...page, ownerId: owner.id }),
      query: `user(id: "${owner.id}") { followers(first: $first, after: $after) FIELDS }`,
      path: `/api/users/${owner.id}/followers?`,
    },
    {
      ...linked({ ...follow, owner: follow.listed, listed: follow.owner }, owner),
      name: 'those whom a member follows',
      compare: latestFirst,
      read: (ctx, page) => ctx.load.followingOfUser.load({ ...page, ownerId: owner.id }),
      query: `user(id: "${owner.id}") { following(first: $first, after: $after) FIELDS }`,
      path: `/api/users/${owner.id}/following?`,
    },
    {
      ...linked({ table: 'mute', owner: 'muter_id', listed: 'muted_id' }, viewer),
      name: 'those whom one has muted',
      compare: latestFirst,
      read: (ctx, page) => listMutedUsers(ctx, page),
      query: 'mutedUsers(first: $first, after: $after) FIELDS',
    },
    {
      ...linked({ table: 'block', owner: 'blocker_id', listed: 'blocked_id' }, viewer),
      name: 'those whom one has blocked',
      compare: latestFirst,
      read: (ctx, page) => listBlockedUsers(ctx, page),
      query: 'blockedUsers(first: $first, after: $after) FIELDS',
    },
    {
      ...linked(membership, group),
      name: 'the members of a group',
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.membersOfGroup.load({ ...page, ownerId: group.id }),
      query: `group(id: "${group.id}") { members(first: $first, after: $after) FIELDS }`,
    },
    {
      ...linked(membership, group),
      name: 'the members of a group that a search finds',
      compare: earliestFirst,
      // All usernames contain it.
      read: (ctx, page) => findGroupMembers(ctx, { groupId: group.id, query: 'member', page }),
      query: `groupMembers(groupId: "${group.id}", query: "member", first: $first, after: $after) FIELDS`,
    },
    {
      ...linked({ ...membership, owner: membership.listed, listed: membership.owner }, owner),
      ids: groups,
      name: 'the groups of a member',
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.groupsOfUser.load({ ...page, ownerId: owner.id }),
      query: `user(id: "${owner.id}") { groups(first: $first, after: $after) FIELDS }`,
    },
    {
      ...linked({ ...membership, table: 'group_request' }, led),
      name: 'the members who ask to join a group',
      viewer: leader,
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.requestsOfGroup.load({ ...page, ownerId: led.id }),
      query: `group(id: "${led.id}") { requests(first: $first, after: $after) FIELDS }`,
    },
    {
      ...linked({ table: 'group_rules', owner: 'group_id', listed: 'id' }, led),
      name: 'the versions of the rules of a group',
      viewer: leader,
      compare: latestFirst,
      put: (items) =>
        app.run(
          `insert into group_rules (group_id, id, created_at, version, text)
           select $1, rows.*, coalesce((select max(version) from group_rules), 0) + row_number() over (), 'Be kind.'
           from unnest($2::uuid[], $3::timestamptz[]) rows`,
          led.id,
          idsOf(items),
          instantsOf(items),
        ),
      read: (ctx, page) => ctx.load.rulesVersionsOfGroup.load({ ...page, ownerId: led.id }),
      query: `group(id: "${led.id}") { rulesVersions(first: $first, after: $after) FIELDS }`,
    },
    {
      ...participation,
      name: 'the participants of a ride',
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.participantsOfRide.load({ ...page, ownerId: ride.id }),
      query: `post(id: "${ride.id}") { ride { participants(first: $first, after: $after) FIELDS } }`,
    },
    {
      ...followedAmong(participation),
      name: 'the participants of a ride whom one follows',
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.followedParticipantsOfRide.load({ ...page, ownerId: ride.id }),
      query: `post(id: "${ride.id}") { ride { followedParticipants(first: $first, after: $after) FIELDS } }`,
    },
    {
      ...attendance,
      name: 'the participants of a ride who were there',
      // The author of the ride, who leads it.
      viewer: owner,
      compare: earliestFirst,
      async put(items) {
        await attendance.put(items);
        await app.run('update ride_participant set is_here = true where post_id = $1', ridden.id);
      },
      read: (ctx, page) => ctx.load.attendanceOfRide.load({ ...page, ownerId: ridden.id }),
      query: `post(id: "${ridden.id}") { ride { attendance(first: $first, after: $after) FIELDS } }`,
    },
    {
      ...linked({ table: 'ride_waiting', owner: 'post_id', listed: 'user_id' }, ride),
      name: 'the members who wait for a place in a ride',
      // The author of the ride.
      viewer: owner,
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.waitingOfRide.load({ ...page, ownerId: ride.id }),
      query: `post(id: "${ride.id}") { ride { waiting(first: $first, after: $after) FIELDS } }`,
    },
    {
      ...registration,
      name: 'the participants of an event',
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.participantsOfEvent.load({ ...page, ownerId: event.id }),
      query: `event(id: "${event.id}") { participants(first: $first, after: $after) FIELDS }`,
    },
    {
      ...followedAmong(registration),
      name: 'the participants of an event whom one follows',
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.followedParticipantsOfEvent.load({ ...page, ownerId: event.id }),
      query: `event(id: "${event.id}") { followedParticipants(first: $first, after: $after) FIELDS }`,
    },
    {
      ...linked({ table: 'event_waiting', owner: 'event_id', listed: 'user_id' }, event),
      name: 'the members who wait for a place in an event',
      // The organiser of its group.
      viewer: leader,
      compare: earliestFirst,
      read: (ctx, page) => ctx.load.waitingOfEvent.load({ ...page, ownerId: event.id }),
      query: `event(id: "${event.id}") { waiting(first: $first, after: $after) FIELDS }`,
    },
    {
      ...linked({ table: 'post_like', owner: 'post_id', listed: 'user_id' }, ride),
      name: 'the members who like a post',
      compare: latestFirst,
      read: (ctx, page) => ctx.load.likersOfPost.load({ ...page, ownerId: ride.id }),
      query: `post(id: "${ride.id}") { likers(first: $first, after: $after) FIELDS }`,
    },
  ];
  return lists;
}
