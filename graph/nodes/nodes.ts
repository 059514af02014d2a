import { findComment } from '../comments/comments.ts';
import type { Context } from '../context.ts';
import { findEvent } from '../events/events.ts';
import { findGroup } from '../groups/groups.ts';
import { type NodeType, nodeTypesByIds } from '../model/nodes/nodeTypes.ts';
import type { Reader } from '../model/reader.ts';
import { isRideId, postIdsOf } from '../model/rides/rideIds.ts';
import { findMoment } from '../moments/moments.ts';
import { byId } from '../platform/graphql/batch.ts';
import { isId } from '../platform/lib/ids.ts';
import { findPost } from '../posts/posts.ts';
import { findRide } from '../rides/rides.ts';
import { findUser } from '../users/users.ts';

// Finds any object by its id. One statement finds the type of the id. The find function of that noun then checks whether the
// viewer may read it. The id of a ride is derived from the id of its post.

/** Returns null when the object is unknown or the viewer may not read it. */
type Find = (ctx: Context, id: string) => Promise<{ id: string } | null>;

const finders: Record<NodeType, Find> = {
  User: (ctx, id) => findUser(ctx, { id }),
  Post: findPost,
  Comment: findComment,
  Moment: findMoment,
  Group: findGroup,
  Event: findEvent,
};

/** A found object with the name of its GraphQL type. */
export interface FoundNode {
  id: string;
  __typename: NodeType | 'Ride';
}

async function findRideNode(ctx: Context, rideId: string): Promise<FoundNode | null> {
  const keys = await Promise.all(postIdsOf(rideId).map((id) => ctx.load.nodeTypeById.load(id)));
  const post = keys.find((key) => key?.type === 'Post');
  const ride = post && (await findRide(ctx, post.id));
  return ride ? { ...ride, __typename: 'Ride' } : null;
}

/** Finds the object with this id; null when it is unknown or the viewer may not read it. */
export async function findNode(ctx: Context, id: string): Promise<FoundNode | null> {
  if (isRideId(id)) return findRideNode(ctx, id);
  const key = isId(id) ? await ctx.load.nodeTypeById.load(id.toLowerCase()) : null;
  if (!key || key.type === 'Gone') return null;
  const row = await finders[key.type](ctx, key.id);
  return row && { ...row, __typename: key.type };
}

/** Finds the objects with these ids, in their order; null for each that is unknown or that the viewer may not read. */
export function findNodes(ctx: Context, ids: readonly string[]): Promise<(FoundNode | null)[]> {
  return Promise.all(ids.map((id) => findNode(ctx, id)));
}

export const nodeLoaders = (reader: Reader) => ({
  /** Loads the type of an id, visible or not. Only domain code may use it, and must check the policy of that type. */
  nodeTypeById: byId((ids) => nodeTypesByIds(reader, ids)),
});
