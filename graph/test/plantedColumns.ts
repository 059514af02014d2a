import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { tableNames } from './rowsOfOthers.ts';

// Recognisable values for all columns, and the rows in which they have arrived.

export const planted = { text: 'planted', number: 987_654_321, instant: '2001-02-03T04:05:06.000Z' };

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** A recognisable value for a column of this type. */
function plantedAs(type: string, bystander: Member): unknown {
  if (type === 'uuid') return bystander.id;
  if (/int|numeric|double|real/.test(type)) return planted.number;
  if (/timestamp|date/.test(type)) return planted.instant;
  return type === 'ARRAY' ? [planted.text] : planted.text;
}

/** A recognisable value for each column, in both spellings of its name. */
export async function plantedByColumn(app: TestApp, bystander: Member): Promise<Record<string, unknown>> {
  const columns = await app.run<{ name: string; type: string }>(
    `select distinct column_name as name, data_type as type from information_schema.columns where table_schema = 'public'`,
  );
  const more = { role: planted.text, isAdmin: true, admin: true };
  const pairs = columns.flatMap(({ name, type }) =>
    [name, camelCase(name)].map((each) => [each, plantedAs(type, bystander)]),
  );
  return { ...more, ...Object.fromEntries(pairs) };
}

/** The rows that contain a recognisable value, except that of the bystander. */
export async function grownIn(app: TestApp, bystander: Member): Promise<string[]> {
  const signs = [planted.text, String(planted.number), '2001-02-03', bystander.id];
  const found = (await tableNames(app)).map((name) =>
    app.run<{ row: string }>(
      `select '${name}: ' || t::text as row from "${name}" t
       where exists (select from unnest($1::text[]) sign where strpos(t::text, sign) > 0)
         and not ('${name}' = 'user' and to_jsonb(t) ->> 'id' = $2)`,
      signs,
      bystander.id,
    ),
  );
  return (await Promise.all(found)).flat().map(({ row }) => row);
}
