import { expect, test } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { serveApart } from '../../test/serveApart.ts';

/** The log lines of a server about an unreachable Redis. */
async function logOf(variables: Record<string, string>): Promise<readonly string[]> {
  const app = await startApp();
  const served = await serveApart(app, { LOG_LEVEL: 'info', REDIS_URL: 'redis://127.0.0.1:1', ...variables });
  await served.stop();
  await app.close();
  return served.lines.filter((line) => line.includes('Redis cannot be reached'));
}

test('away from a terminal, each log entry is one JSON object', async () => {
  const lines = await logOf({});
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 40 });
});

test('LOG_FORMAT=text logs lines for people', async () => {
  const lines = await logOf({ LOG_FORMAT: 'text' });
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: Redis cannot be reached/);
});
