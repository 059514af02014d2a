import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { schemaText } from '../../platform/graphql/schemaText.ts';
import { useApp } from '../../test/useApp.ts';
import { withoutDeprecated } from './schemaDoor.ts';

const app = useApp();

test('the schema is served as text, by a tag', async () => {
  const answer = await fetch(`${app.url}/schema.graphql`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toBe(schemaText(makeSchema()));
  const tag = answer.headers.get('etag') ?? '';
  expect((await fetch(`${app.url}/schema.graphql`, { headers: { 'if-none-match': tag } })).status).toBe(304);
});

test('what is deprecated can be left out', async () => {
  const answer = await fetch(`${app.url}/schema.graphql?removeDeprecated=1`);
  expect(await answer.text()).toBe(withoutDeprecated(schemaText(makeSchema())));
  const text = withoutDeprecated(`
    "Where all begins."
    type Query { bike(id: ID, by: Int @deprecated): Kind, wheel: Ring @deprecated(reason: "Use bike") }
    input Ring { loud: Int, low: Int @deprecated }
    enum Kind { ROAD GRAVEL @deprecated }`);
  expect(text).toContain('"Where all begins."');
  expect(text).not.toMatch(/deprecated|wheel|low|GRAVEL|by:/);
  expect(Object.keys(buildSchema(text).getType('Ring')?.toConfig() ?? {})).toContain('fields');
});

test('how the schema has changed is served as Markdown, and the page for developers links to it', async () => {
  const answer = await fetch(`${app.url}/developers/changelog`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(await answer.text()).toBe(await readFile('SCHEMA_CHANGELOG.md', 'utf8'));
  expect(await (await fetch(`${app.url}/developers`)).text()).toContain('href="/developers/changelog"');
});
