import type { Row } from '../../sql/named.ts';
import { named, rowsOf } from '../../sql/named.ts';
import * as rows from './rows.ts';

// One function for each batch: it takes ids and returns one result for each id, in order. Yoga’s DataLoaders and
// Mercurius’s loaders call them.

type Viewer = string | null;
type Ids = readonly string[];

const statements = {
  posts: named('posts', rows.postRows),
  users: named('users', rows.userRows),
  groups: named('groups', rows.groupRows),
  rides: named('rides', rows.rideRows),
  liked: named('liked', rows.likedRows),
  joined: named('joined', rows.joinedRows),
  followed: named('followed', rows.followedRows),
  distances: named('distances', rows.distanceRows),
  comments: named('comments', rows.commentRows),
};

function inOrder(ids: Ids, found: readonly Row[]): (Row | null)[] {
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

function flags(ids: Ids, found: readonly Row[]): boolean[] {
  const held = new Set(found.map(({ id }) => id));
  return ids.map((id) => held.has(id));
}

export const readPosts = async (viewer: Viewer, ids: Ids) =>
  inOrder(ids, await rowsOf(statements.posts, [viewer, ids]));
export const readUsers = async (viewer: Viewer, ids: Ids) =>
  inOrder(ids, await rowsOf(statements.users, [viewer, ids]));
export const readGroups = async (_viewer: Viewer, ids: Ids) => inOrder(ids, await rowsOf(statements.groups, [ids]));
export const readRides = async (_viewer: Viewer, ids: Ids) => inOrder(ids, await rowsOf(statements.rides, [ids]));
export const readLiked = async (viewer: Viewer, ids: Ids) => flags(ids, await rowsOf(statements.liked, [viewer, ids]));
export const readJoined = async (viewer: Viewer, ids: Ids) =>
  flags(ids, await rowsOf(statements.joined, [viewer, ids]));
export const readFollowed = async (viewer: Viewer, ids: Ids) =>
  flags(ids, await rowsOf(statements.followed, [viewer, ids]));
export const readDistances = async (viewer: Viewer, ids: Ids) =>
  inOrder(ids, await rowsOf(statements.distances, [viewer, ids]));

/** The first comments of each post, one more than a page contains. */
export async function readComments(viewer: Viewer, ids: Ids): Promise<Row[][]> {
  const found = Map.groupBy(await rowsOf(statements.comments, [viewer, ids]), ({ postId }) => postId);
  return ids.map((id) => found.get(id) ?? []);
}

/** Converts rows, one more than the page contains, into a connection. */
export function connectionOf(found: readonly Row[], first: number) {
  const edges = found.slice(0, first).map((node) => ({ cursor: cursorOf(node), node }));
  return { edges, pageInfo: { hasNextPage: found.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
}

/** Rows have instants as Date. */
const cursorOf = ({ createdAt, id }: Row) => `${(createdAt as Date).toISOString()}_${id}`;
