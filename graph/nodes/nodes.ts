import { findComment } from '../comments/comments.ts';
import type { Context, Reader } from '../context.ts';
import { statement } from '../database/sql.ts';
import { findEvent } from '../events/events.ts';
import { findGroup } from '../groups/groups.ts';
import { isId } from '../lib/ids.ts';
import { findMoment } from '../moments/moments.ts';
import { findPost } from '../posts/posts.ts';
import { findUser } from '../users/users.ts';

// Anything by its id alone. One statement tells which noun has the id; whether the viewer gets to see it is for the find
// function of that noun. A ride has no id of its own: its id is that of its post, and the post is what is found.

interface Noun {
  table: string;
  /** Null where it is unknown or the viewer cannot see it. */
  find(ctx: Context, id: string): Promise<{ id: string } | null>;
}

/** By the names of their types in the schema. */
const nouns = {
  User: { table: 'user', find: (ctx, id) => findUser(ctx, { id }) },
  Post: { table: 'post', find: findPost },
  Comment: { table: 'comment', find: findComment },
  Moment: { table: 'moment', find: findMoment },
  Group: { table: 'group', find: findGroup },
  Event: { table: 'event', find: findEvent },
} as const satisfies Record<string, Noun>;

export type NodeType = keyof typeof nouns;

/** Which noun has an id, whether the viewer may know of it or not. */
interface NodeKey {
  id: string;
  type: NodeType;
}

/** What was found, with the name of its type for the one who has asked for it without knowing. */
export interface FoundNode {
  id: string;
  __typename: NodeType;
}

const typesStatement = statement(
  'node.types',
  Object.entries(nouns)
    .map(([type, { table }]) => `select id, '${type}' as type from "${table}" where id = any($1::uuid[])`)
    .join(' union all '),
);

/** The types of what has these ids, visible or not; unknown ids have no row. */
export function nodeTypesByIds({ sql }: Reader, ids: readonly string[]): Promise<NodeKey[]> {
  return sql<NodeKey>(typesStatement, [ids]);
}

/** What has this id, null when it is unknown or not visible to the viewer. */
export async function findNode(ctx: Context, id: string): Promise<FoundNode | null> {
  const key = isId(id) ? await ctx.load.nodeTypeById.load(id.toLowerCase()) : null;
  const row = key && (await nouns[key.type].find(ctx, key.id));
  return row && { ...row, __typename: key.type };
}

/** What has these ids, in their order: null for each that is unknown or not visible to the viewer. */
export function findNodes(ctx: Context, ids: readonly string[]): Promise<(FoundNode | null)[]> {
  return Promise.all(ids.map((id) => findNode(ctx, id)));
}
