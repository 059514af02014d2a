import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Post } from '../../model/posts/Post.ts';
import { useApp } from '../../test/useApp.ts';
import { insertionOf } from './columns.ts';

/** Columns that insertions omit, because their values change only later. */
const laterColumns: Record<string, string[]> = {
  session: ['id'],
  report: ['resolved_at', 'resolution'],
  calendar_feed: ['last_read_at'],
  // Each kind of notification uses different columns.
  notification: [
    'read_at',
    'plan_before',
    'plan_after',
    'starts_at',
    'post_id',
    'comment_id',
    'actor_id',
    'ride_title',
    'withdrawn_at',
    'mail_due_at',
    'mail_id',
    'times_mailed',
    'on_screen',
  ],
  group_member: ['organises_since', 'rules_version', 'rules_acknowledged_at'],
  ride_participant: ['asked_at', 'leads_since', 'is_here', 'tapped_at'],
  ride_guest: ['is_here', 'tapped_at'],
  ride_series_member: ['leads'],
  pace_group: ['taken_count'],
  moment: ['changed_at', 'hides_place'],
  comment: ['reply_count', 'updated_at'],
  // A link for a new password has no address.
  account_token: ['used_at', 'address'],
  mail_address: ['address', 'confirmed_at', 'pending'],
  application: ['refused_at', 'refusal'],
  // Each choice of the member fills some.
  mail_preference: [
    'mail_kinds',
    'digest_kinds',
    'quiet_from',
    'quiet_to',
    'digest_day',
    'digest_hour',
    'digest_week',
    'mailed_at',
    'stop_secret',
  ],
};

const app = useApp();

const root = join(import.meta.dirname, '../..');

/** The tables and columns of the insert statements in the code. */
function spelledInsertions(): { file: string; table: string; columns: string[] }[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!tools\/bench|test|demo|platform\/database\/migrations).*(?<!\.test)\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/insert into "?(\w+)"?(?: as \w+)?\s*\(([\w\s,"]+)\)/g)].map(
      ([, table = '', columns = '']) => ({ file, table, columns: columns.split(',').map((column) => column.trim()) }),
    ),
  );
}

describe('statements that insert rows', () => {
  test('name every column of their entity, or the ones that are filled later are listed here', async () => {
    const rows = await app.run<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER'`,
    );
    const insertions = spelledInsertions();
    expect(insertions.length).toBeGreaterThan(10);
    const forgotten = insertions.flatMap(({ file, table, columns }) =>
      rows
        .filter((row) => row.table === table && !columns.includes(row.column))
        .filter(({ column }) => !laterColumns[table]?.includes(column))
        .map(({ column }) => `${file}: ${table}.${column}`),
    );
    expect(forgotten).toEqual([]);
  });

  test('write each property of a post', async () => {
    const { columns, count, parameters } = insertionOf(Post);
    const rows = await app.run<{ column: string }>(
      `select column_name as "column" from information_schema.columns
       where table_schema = 'public' and table_name = 'post' and is_generated = 'NEVER'`,
    );
    expect(columns.split(', ').toSorted()).toEqual(rows.map(({ column }) => `"${column}"`).toSorted());
    expect(parameters.split(', ')).toHaveLength(count);
  });
});
