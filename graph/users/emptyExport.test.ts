import { expect, test } from 'vitest';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();

test('an export of a member who has done nothing is empty, and whole', async () => {
  await app.member('quiet');
  const { out } = await runHere(environmentOf(app), 'export', 'user', 'quiet');
  const { account, exportedAt, ...sections } = JSON.parse(out);
  expect(account.username).toBe('quiet');
  expect(Date.parse(exportedAt)).toBeGreaterThan(0);
  expect(new Set(Object.values(sections).map((rows) => JSON.stringify(rows)))).toEqual(new Set(['[]']));
});
