import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { useApp } from './useApp.ts';

const app = useApp();

const audits = serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch });

test('the audit of GraphQL over HTTP has questions', () => expect(audits.length).toBeGreaterThan(50));

test.each(audits)('$id: the server $name', async ({ fn }) => {
  const result = await fn();
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
});
