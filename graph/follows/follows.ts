import type { Reader } from '../context.ts';
import { statement } from '../database/sql.ts';

// Who follows whom. Nobody follows themselves: the database refuses it too.

const followedAmongStatement = statement(
  'follow.followedAmong',
  `select followed_id as key from follow where follower_id = $1 and followed_id = any($2::uuid[])`,
);

/** Those of the members with these ids whom the viewer follows. */
export async function followedAmong({ sql, viewer }: Reader, ids: readonly string[]): Promise<{ key: string }[]> {
  return viewer ? sql(followedAmongStatement, [viewer.id, ids]) : [];
}
