import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '../../platform/env/env.ts';
import { settings } from '../../platform/env/settings.ts';
import { withSettingsTable } from './settingsTable.ts';

test('the table of docs/configuration.md is current: else run npm run configuration', () => {
  const text = readFileSync('docs/configuration.md', 'utf8');
  expect(text).toBe(withSettingsTable(text));
  for (const name of Object.keys(settings)) expect(text).toContain(`\n| \`${name}\` | `);
});

test('the server reads every setting of the table and no other variable', () => {
  const read = new Set<string>();
  readEnv(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_variables, name) => {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  expect([...read].sort()).toEqual(Object.keys(settings).sort());
});

test('the limits of docs/configuration.md are the limits of the server', () => {
  const text = readFileSync('docs/configuration.md', 'utf8');
  const { rateLimits, queryLimits } = readEnv({});
  const counts = {
    ...queryLimits,
    ...Object.fromEntries(Object.entries(rateLimits).map(([name, { points }]) => [name, points])),
  };
  for (const [name, count] of Object.entries(counts)) {
    expect(text).toMatch(new RegExp(`^\\| \`${name}\` \\| ${count.toLocaleString('en')}( |$)`, 'm'));
  }
});
