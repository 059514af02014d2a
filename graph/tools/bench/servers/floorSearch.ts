import type { Named } from '../sql/named.ts';
import { named } from '../sql/named.ts';
import { type Captured, captureSearch, type SearchList, searchLists } from '../sql/productSearch.ts';

// The four statements of the product’s search as one, which builds the whole response.

export const searchFirst = 20;

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const person = (user: string, name: string) =>
  `'id', ${user}.id, 'username', ${user}.username, 'displayName', ${user}.${name}, 'profilePicture', ${user}`;

const shapes: Record<SearchList, { node: string; joins: string }> = {
  users: { node: `${person('f', '"displayName"')}."profilePicture"`, joins: '' },
  posts: {
    node: `'id', f.id, 'content', f.content, 'createdAt', ${instant('f."createdAt"')}, 'isRide', f."isRide", 'mediaUrls', to_json(f."mediaUrls"),
      'author', json_build_object(${person('a', 'display_name')}.profile_picture),
      'ride', case when r.id is null then null else json_build_object('id', r.id, 'type', r.type, 'distance', r.distance,
        'elevation', r.elevation, 'location', r.location) end`,
    joins: 'join "user" a on a.id = f."authorId" left join ride r on f."isRide" and r.id = f.id',
  },
  groups: {
    node: `'id', f.id, 'name', f.name, 'description', f.description, 'picture', f.picture, 'memberCount', f."memberCount"`,
    joins: '',
  },
  events: {
    node: `'id', f.id, 'title', f.title, 'date', f.date, 'time', f.time, 'location', f.location, 'participantCount', f."participantCount"`,
    joins: '',
  },
};

const renumbered = (text: string, offset: number) =>
  text.replaceAll(/\$(\d+)/g, (_match, n) => `$${Number(n) + offset}`);

function joined(parts: readonly Captured[]): Named {
  let offset = 0;
  const lists = parts.map(({ statement, values }, index) => {
    const list = searchLists[index] ?? 'users';
    const rows = renumbered(statement.text, offset);
    offset += values.length;
    const { node, joins } = shapes[list];
    return `'${list}', (select json_build_object('nodes', coalesce(json_agg(json_build_object(${node}) order by f.place_in_list)
      filter (where f.place_in_list <= ${searchFirst}), '[]'::json))
      from (select *, row_number() over () as place_in_list from (${rows}) rows) f ${joins})`;
  });
  const text = `select json_build_object('data', json_build_object('search', json_build_object(${lists.join(', ')})))::text as answer`;
  return named('search', text);
}

let statement: Named | undefined;

/** The response to a search. `answerOf` runs a statement. */
export async function searchAnswer(
  viewerId: string,
  text: string,
  answerOf: (statement: Named, values: unknown[]) => Promise<string>,
): Promise<string> {
  const parts = await Promise.all(searchLists.map((list) => captureSearch(list, viewerId, text, searchFirst)));
  statement ??= joined(parts);
  return answerOf(
    statement,
    parts.flatMap(({ values }) => [...values]),
  );
}
