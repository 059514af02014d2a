import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './harness.ts';
import { startApp } from './harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const audits = serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch });

test('the audit of GraphQL over HTTP has questions', () => expect(audits.length).toBeGreaterThan(50));

test.each(audits)('$id: the server $name', async ({ fn }) => {
  const result = await fn();
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
});
