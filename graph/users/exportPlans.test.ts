import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Statement } from '../platform/database/sql.ts';
import { useApp } from '../test/useApp.ts';
import { exportUser } from './exportUser.ts';

// A section of many rows is read in batches. Each batch must begin where the one before has ended: one that sorted all rows of
// the member again would make a long export cost the square of its length.

const app = useApp();

/** Of these a member has few, because a limit, the operator or a short lifetime bounds them. */
const small = [
  'sessions',
  'mailAddress',
  'accountLinks',
  'identities',
  'knownDevices',
  'passkeys',
  'signInAttempts',
  'accessTokens',
  'calendarFeeds',
  'groups',
  'cancelledRides',
  'eventRegistrations',
  'eventWaitings',
  'silencedNotifications',
  'mailPreferences',
  'privacyZones',
  'emergencyContact',
];

interface Plan {
  'Node Type': string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function statementsOf(userId: string): Promise<Statement[]> {
  const found: Statement[] = [];
  const { sql } = app.backend;
  const text = await exportUser(
    {
      viewer: { id: userId },
      now: new Date(),
      sql: async (statement, values) => {
        found.push(statement);
        return sql(statement, values);
      },
    },
    userId,
  );
  for await (const _part of text);
  return found.filter(({ text }) => text.includes('limit'));
}

test('each batch of a long section begins in an index where the one before has ended', async () => {
  const { id } = await app.member('ada');
  const statements = await statementsOf(id);
  expect(statements.length).toBeGreaterThan(small.length);
  // The planner sorts only where no index has the order.
  const client = new Client({ connectionString: String(app.backend.orm.config.get('clientUrl')) });
  await client.connect();
  for (const path of ['sort', 'seqscan', 'bitmapscan']) await client.query(`set enable_${path} = off`);
  const unordered: string[] = [];
  for (const { name, text } of statements) {
    const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
    const isSorted = nodes.some((node) => node['Node Type'].endsWith('Sort'));
    const isSought = nodes.some((node) => / > (ROW\()?\$[23]/.test(node['Index Cond'] ?? ''));
    const section = name.replace('user.export.', '');
    if ((isSorted || !isSought) && !small.includes(section)) unordered.push(section);
  }
  await client.end();
  expect(unordered).toEqual([]);
});
