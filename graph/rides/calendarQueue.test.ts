import { expect, test } from 'vitest';
import { doors } from '../platform/limits/doors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ QUERY_LIMITS: '{"aliases":60,"cost":5000}' });

const { running, waiting } = doors.search;
const tooMany = running.ofOne + waiting.ofOne + 1;

/** Compiled, because an interpreted operation fails before all of its fields have left the queue. */
const listed = (filter: string, count: number) => {
  const fields = Array.from({ length: count }, (_, index) => `r${index}: rides(${filter}first: 1) { nodes { id } }`);
  const definition = filter.includes('$type') ? '($type: String)' : '';
  return app.as(null).query(`query ${definition} { ${fields.join(' ')} }`, { type: 'gravel' });
};

test('rides without a filter are read at once', async () => {
  expect((await listed('', tooMany)).error).toBeNull();
});

test.each(['type: $type, ', 'minimumDistance: 5, ', 'maximumDistance: 5, ', 'followedGoing: true, '])(
  'rides by %s wait in the queue of searches',
  async (filter) => {
    expect((await listed(filter, tooMany - 1)).error).toBeNull();
    expect((await listed(filter, tooMany)).error).toMatchObject({ code: 'RATE_LIMITED' });
  },
);
