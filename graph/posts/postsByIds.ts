import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { type Companions, companionsOf, withEach } from '../model/posts/postCompanions.ts';
import { viewerFacts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { keyedStatement } from '../platform/database/keyed.ts';

const byIdsStatements = withEach((companions) => {
  const { columns, joins } = companionsOf(companions, '$2::uuid', 'p');
  return keyedStatement(
    `post.byIds.${companions}`,
    ({ among }) => `select ${columnsOf(Post, 'p')}, ${viewerFacts('$2::uuid', 'p')}${columns}
     from post p${joins} where p.id = ${among}`,
  );
});

/** Reads the posts with these ids, visible to the viewer or not. Callers check `postPolicy`. */
export function postsByIds(
  { sql, viewer }: Reader,
  ids: readonly string[],
  companions: Companions = 'none',
): Promise<PostRow[]> {
  const { statement, key } = byIdsStatements[companions](ids);
  return sql<PostRow>(statement, [key, viewer?.id ?? null]);
}
