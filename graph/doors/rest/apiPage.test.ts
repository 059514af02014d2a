import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../test/useApp.ts';
import { anchorOf } from '../pages/prose.ts';
import { apiPage } from './apiPage.ts';
import { openApiOf } from './openApi.ts';
import { routes } from './rest.ts';
import { sections } from './sections.ts';

const app = useApp();

const page = apiPage(openApiOf(sections));

describe('GET /api', () => {
  test.each(['/api', '/api/'])('%s is a page of HTML that may be kept for a while', async (path) => {
    const response = await fetch(app.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await response.text()).toBe(page);
  });

  test('answers HEAD with the same headers and nothing else', async () => {
    const response = await fetch(`${app.url}/api`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toBe('');
  });

  test('allows itself its own style and nothing else', async () => {
    const policy = (await fetch(`${app.url}/api`)).headers.get('content-security-policy') ?? '';
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${hash}'`]));
    expect(policy).not.toContain('unsafe');
    expect(page).not.toMatch(/<script|\son\w+=|style=|javascript:/);
  });

  test('is no page for a write', async () => {
    expect((await fetch(`${app.url}/api`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the page', () => {
  test('tells of every route under an anchor of its own, and of how to call it', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { method, path } of routes) {
      expect(page).toContain(`>${method}</span><a href="#${anchorOf(method, path)}">/api${path}</a></h3>`);
    }
    for (const [, anchor] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(anchor);
    expect(page.match(/<code>curl /g)).toHaveLength(routes.length);
  });

  test('tells how to sign in, what is refused and what is limited', () => {
    for (const name of ['Signing in', 'Errors', 'Lists', 'Limits', 'Shapes']) expect(page).toContain(`>${name}</h2>`);
  });

  test('writes no value as markup', () => {
    const hostile = `<img src=x onerror="alert('1')">&`;
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';
    const document = openApiOf(sections.slice(0, 1));
    const [tag] = document.tags;
    if (!tag) throw new Error('There is no section');
    tag.description = hostile;
    document.info.title = hostile;
    document.info.description = `## ${hostile}\n\n${hostile} \`${hostile}\``;
    for (const operations of Object.values(document.paths)) {
      for (const operation of Object.values(operations)) {
        Object.assign(operation, { summary: hostile, description: hostile });
        for (const answer of Object.values(operation.responses)) answer.description = hostile;
        const content = operation.requestBody?.content['application/json'];
        if (content) Object.assign(content, { example: { [hostile]: hostile } });
      }
    }
    document.components.schemas[hostile] = {
      description: hostile,
      properties: { [hostile]: { type: hostile, description: hostile, default: hostile, enum: [hostile] } },
    };
    const written = apiPage(document);
    expect(written).not.toContain('<img src=x');
    expect(written).toContain(escaped);
  });
});
