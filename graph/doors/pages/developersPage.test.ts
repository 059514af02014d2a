import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { readEnv } from '../../platform/env/env.ts';
import { httpStatusByCode } from '../../platform/lib/errors.ts';
import { html, type Inset } from '../../platform/lib/html.ts';
import { useApp } from '../../test/useApp.ts';
import { costExamples, developersPage } from './developersPage.ts';
import { anchorOf } from './prose.ts';
import { snippets } from './snippets.ts';

const limits = readEnv({});
const schema = makeSchema();
const page = developersPage(schema, { origin: 'http://localhost:4000', limits });

/** The same names, each with a different value. */
const numbered = (names: object, tell: (number: number) => unknown) =>
  Object.fromEntries(Object.keys(names).map((name, index) => [name, tell(index + 201)]));

const app = useApp({ QUERY_LIMITS: '{"cost":777}', RATE_LIMITS: '{"writes":{"points":55,"seconds":90}}' });

describe('GET /developers', () => {
  test('is a page of HTML that runs no script and shows the limits of this server', async () => {
    const response = await fetch(`${app.url}/developers`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const text = await response.text();
    expect(text).not.toMatch(/<script|\son\w+=|style=|javascript:/);
    for (const limit of ['777', '55 in 90 seconds']) expect(text).toContain(`<td class="number">${limit}</td>`);
  });

  test('may be kept for a while, and is not sent again to who has it', async () => {
    const { headers } = await fetch(`${app.url}/developers`, { method: 'HEAD' });
    const tag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect((await fetch(`${app.url}/developers`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('is linked with the manual of the other door, both ways', async () => {
    const manual = await (await fetch(`${app.url}/api`)).text();
    expect(manual).toContain('<a href="/developers">');
    expect(page).toContain('<a href="/api">');
    for (const text of [manual, page]) expect(text).toContain('<a href="/graphql">');
  });
});

describe('the page', () => {
  test('tells of every type and every field under an anchor of its own, and every link within it leads somewhere', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const type of Object.values(schema.getTypeMap())) {
      if (isIntrospectionType(type)) continue;
      expect(ids).toContain(anchorOf('type', type.name));
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
      for (const field of fields) expect(ids).toContain(anchorOf('field', type.name, field));
    }
    for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
  });

  test('tells what each error means, and how to sign in, to page, to follow, to name by hash and what may change', () => {
    for (const code of Object.keys(httpStatusByCode)) expect(page).toContain(`<td><code>${code}</code></td>`);
    const headings = ['Quick start', 'Signing in', 'Lists and values', 'Live updates', 'Cost and limits', 'Changes'];
    for (const heading of headings) expect(page).toContain(`>${heading}</h2>`);
    expect(page).toContain('sha256Hash');
  });

  test('names the cost of the fields that have one: objects and lists but for the parts of a page, and counts that read rows', () => {
    const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
    let costly = 0;
    for (const type of types) {
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const { name, type: answered, extensions } of Object.values(type.getFields())) {
        const row = page.split(`id="${anchorOf('field', type.name, name)}"`)[1]?.split('</dt>')[0];
        const isCostly = isCompositeType(getNamedType(answered)) && !/(Connection|Edge)$/.test(type.name);
        const hasCost = isCostly || extensions.complexity === 1;
        const cost = row?.match(/<span class="cost">.*?<\/span>/)?.[0];
        expect([type.name, name, cost]).toEqual([
          type.name,
          name,
          hasCost ? '<span class="cost">cost 1</span>' : undefined,
        ]);
        costly += Number(hasCost);
      }
    }
    expect(costly).toBeGreaterThan(50);
  });

  const row = (name: Inset, value: string) => html`<tr><td>${name}</td><td class="number">${value}</td></tr>`.markup;

  test('has a row for each operation that serves as an example of costs', () => {
    const examples = costExamples(schema, limits.queryLimits);
    expect(examples.length).toBeGreaterThan(5);
    for (const { text, cost } of examples) {
      expect(page).toContain(row(html`<code>${text}</code>`, cost.toLocaleString('en')));
    }
  });

  test('has a row for each limit as it is set', () => {
    const set = readEnv({
      QUERY_LIMITS: JSON.stringify(numbered(limits.queryLimits, (number) => number)),
      RATE_LIMITS: JSON.stringify(numbered(limits.rateLimits, (points) => ({ points, seconds: points + 100 }))),
    });
    const text = developersPage(schema, { origin: 'http://localhost:4000', limits: set });
    const table = text.split('aria-label="Limits of this server"')[1]?.split('</table>')[0] ?? '';
    const values = [...table.matchAll(/<td class="number">(.*?)<\/td>/g)].map(([, value]) => value);
    expect(values).toEqual([
      ...Object.values(set.rateLimits).map(({ points, seconds }) => `${points} in ${seconds} seconds`),
      ...Object.values(set.queryLimits).map(String),
    ]);
    expect(values).toHaveLength(20);
  });

  test('shows the programs to begin with, as the tests run them', () => {
    for (const { title, language, text } of snippets('http://localhost:4000')) {
      const shown = page.split(`id="${anchorOf('snippet', language, title)}"`)[1]?.split('</article>')[0];
      expect(shown).toContain(html`<pre tabindex="0"><code>${text}</code></pre>`.markup);
    }
  });

  test('tells the cost that the server then reckons', async () => {
    for (const { text, cost } of costExamples(schema, limits.queryLimits)) {
      const response = await fetch(`${app.url}/graphql?query=${encodeURIComponent(text)}`);
      const { extensions } = await response.json();
      expect([text, extensions.cost.requested]).toEqual([text, cost]);
    }
  });

  test('marks what is deprecated, and writes no words of the schema as markup', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const text = developersPage(
      buildSchema(`
        """${hostile}"""
        schema { query: Query }
        type Query {
          """${hostile} [words](javascript:alert)"""
          old(size: Int = 3): Int @deprecated(reason: "Use ${hostile}. Removed after 2087-01-01")
          rateLimit: Thing post(id: ID): Thing feed(first: Int = 20): ThingConnection rides(first: Int = 20): ThingConnection
          groups(first: Int = 20): ThingConnection
        }
        type ThingConnection { nodes: [Thing] }
        type Thing { id: ID }`),
      { origin: 'http://localhost:4000', limits },
    );
    expect(text).not.toContain('<img src=x');
    expect(text).not.toContain('href="javascript:');
    expect(text).toContain('<span class="deprecated">deprecated</span> Use &lt;img src=x');
    expect(text).toContain('<code>3</code> unless given');
  });
});
