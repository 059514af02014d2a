import { beforeAll, expect, test } from 'vitest';
import { bellDoors } from '../test/bellDoors.ts';
import { useApp } from '../test/useApp.ts';
import { seedDemo } from './seed.ts';

const app = useApp();
const bell = bellDoors(() => app);
beforeAll(async () => {
  await seedDemo(app.backend);
}, 120_000);

test('the demo member finds what happened of late, the newest of it unread, and each entry tells something', async () => {
  const [demo] = await app.run<{ id: string; username: string }>(
    `select id, username from "user" where username = 'demo'`,
  );
  if (!demo) throw new Error('There is no demo member');
  const rows = await bell.rows(demo);
  expect(rows.length).toBeGreaterThan(3);
  for (const { actorCount, actors } of rows) {
    expect(actorCount).toBeGreaterThan(0);
    expect(actors.map(({ username }) => username)).not.toContain('demo');
  }
  expect(rows.some(({ isRead }) => isRead)).toBe(true);
  expect(await bell.unread(demo)).toBe(rows.filter(({ isRead }) => !isRead).length);
});
