import type { Context, Services } from '../context.ts';
import { groupPostsTopic } from '../model/posts/postChanges.ts';
import { statement } from '../platform/database/sql.ts';
import type { Change, Listener, PubSub } from '../platform/live/pubSub.ts';

// A new post for a group concerns the members of the group only. On each node, one statement finds them among the members who follow
// feeds. Otherwise each of their subscriptions would read each of these posts to find out that the viewer may not.

const concernedStatement = statement(
  'feed.concerned',
  `select m.user_id as "userId" from post p join group_member m on m.group_id = p.group_id
   where p.id = $1 and m.user_id = any($2::uuid[])`,
);

/** The subscriptions to feeds on this node, by member. */
interface Followers {
  add(userId: string, listener: Listener): () => void;
}

const followersOf = new WeakMap<PubSub, Followers>();

function makeFollowers({ changes, nodeSql }: Pick<Services, 'changes' | 'nodeSql'>): Followers {
  const members = new Map<string, Set<Listener>>();
  let stop = () => {};

  /** The statement is that of the node: the queue of one follower must not delay the others. */
  async function deliver(change: Change): Promise<void> {
    const values = [change.subjectId, [...members.keys()]];
    for (const { userId } of await nodeSql<{ userId: string }>(concernedStatement, values)) {
      for (const listener of members.get(userId) ?? []) listener.changed(change);
    }
  }

  function missedSince(from: Date): void {
    for (const listeners of members.values()) for (const listener of listeners) listener.missedSince(from);
  }

  const listener: Listener = {
    changed(change) {
      deliver(change).catch(() => missedSince(new Date(change.at)));
    },
    // Every follower hears of it by the topic of the feed.
    missedSince() {},
  };

  function remove(userId: string, follower: Listener): void {
    const listeners = members.get(userId);
    listeners?.delete(follower);
    if (listeners?.size === 0) members.delete(userId);
    if (members.size === 0) stop();
  }

  return {
    add(userId, follower) {
      if (members.size === 0) stop = changes.subscribe(groupPostsTopic, listener);
      const listeners = members.get(userId) ?? new Set<Listener>();
      members.set(userId, listeners.add(follower));
      return () => remove(userId, follower);
    },
  };
}

/** The changes of a topic, and for a member also the new posts of their groups. */
export function withGroupPosts({ viewer, services }: Pick<Context, 'viewer' | 'services'>): Pick<PubSub, 'subscribe'> {
  const { changes } = services;
  if (!viewer) return changes;
  const followers = followersOf.get(changes) ?? makeFollowers(services);
  followersOf.set(changes, followers);
  return {
    subscribe(topic, listener) {
      const stops = [changes.subscribe(topic, listener), followers.add(viewer.id, listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
