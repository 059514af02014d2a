import { statement } from '../../platform/database/sql.ts';
import type { Reader } from '../reader.ts';

/** The tables whose rows have an id, by the names of their types in the schema. */
const tables = {
  User: 'user',
  Post: 'post',
  Comment: 'comment',
  Moment: 'moment',
  Group: 'group',
  Event: 'event',
} as const;

export type NodeType = keyof typeof tables;

/** An id with its type, whether or not the viewer may know of it. */
interface NodeKey {
  id: string;
  /** `Gone` for a row deleted within the last day. */
  type: NodeType | 'Gone';
}

const typesStatement = statement(
  'node.types',
  [
    ...Object.entries(tables).map(
      ([type, table]) => `select id, '${type}' as type from "${table}" where id = any($1::uuid[])`,
    ),
    `select id, 'Gone' as type from gone_id where id = any($1::uuid[]) and at > now() - interval '1 day'`,
  ].join(' union all '),
);

/** The types of the rows with these ids, visible or not. Unknown ids have no row. */
export function nodeTypesByIds({ sql }: Pick<Reader, 'sql'>, ids: readonly string[]): Promise<NodeKey[]> {
  // As a literal, because a transaction of the ORM passes no arrays.
  return sql<NodeKey>(typesStatement, [`{${ids.join()}}`]);
}
