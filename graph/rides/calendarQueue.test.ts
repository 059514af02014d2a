import { expect, test } from 'vitest';
import { doors } from '../platform/limits/doors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ QUERY_LIMITS: '{"aliases":60,"cost":5000}' });

const { running, waiting } = doors.search;
const tooMany = running.ofOne + waiting.ofOne + 1;

const listed = (filter: string, count: number) => {
  const fields = Array.from({ length: count }, (_, index) => `r${index}: rides(${filter}first: 1) { nodes { id } }`);
  return app.as(null).query(`{ ${fields.join(' ')} }`);
};

test('rides without a filter are read at once', async () => {
  expect((await listed('', tooMany)).error).toBeNull();
});

test.each(['type: "gravel", ', 'minimumDistance: 5, ', 'maximumDistance: 5, ', 'followedGoing: true, '])(
  'rides by %s wait in the queue of searches',
  async (filter) => {
    expect((await listed(filter, tooMany - 1)).error).toBeNull();
    expect((await listed(filter, tooMany)).error).toMatchObject({ code: 'RATE_LIMITED' });
  },
);
