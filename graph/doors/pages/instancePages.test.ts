import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InstanceFacts } from '../../instance/instance.ts';
import { answerError } from '../../platform/http/httpErrors.ts';
import { openBoard } from '../../test/boards.ts';
import { useApp } from '../../test/useApp.ts';
import { mountFiles } from './files.ts';
import { mountInstancePages } from './mountInstancePages.ts';

const built =
  '<!doctype html><html lang="en"><head><title>Cycle Chat</title><meta name="description" content="x">' +
  '<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml"></head><body><div id="root">' +
  '<div class="shell" aria-hidden="true"><header><div><span><svg></svg>Cycle Chat</span></div></header>' +
  '<!--first-text 100vw--></div></div><noscript>Cycle Chat needs JavaScript.</noscript></body></html>';
const manifest = { name: 'Cycle Chat', short_name: 'Cycle Chat', start_url: '/' };
const hostile = `</script><script>alert(1)</script>"'<img src=x onerror=alert(1)>$&$1`;

const app = useApp();
let folder: string;
let postId: string;
beforeAll(async () => {
  postId = (await app.post(await app.member('ada'), { content: 'Out early' })).id;
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-pages-'));
  for (const name of ['index.html', 'page.html']) await writeFile(join(folder, name), built);
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await app.run('delete from instance');
  await app.backend.services.instance.refresh();
});

/** Sets facts as an operator does. */
async function set(facts: Partial<InstanceFacts>): Promise<void> {
  const board = app.with(await openBoard(app));
  const document = 'mutation ($input: UpdateInstanceInput!) { updateInstance(input: $input) { settings { name } } }';
  expect((await board.query(document, { input: facts })).error).toBeNull();
}

async function pageAt(url: string) {
  const site = fastify();
  site.setErrorHandler(answerError);
  await site.register(cookie);
  mountInstancePages(site, app.backend);
  await mountFiles(site, app.backend, folder);
  const { statusCode, body, headers } = await site.inject({ url });
  await site.close();
  return { status: statusCode, body, headers };
}

/** The facts that the client reads in a page. */
function factsIn(body: string): unknown {
  const [, text] = /<script type="application\/json" id="instance">(.*?)<\/script>/.exec(body) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

describe('without settings', () => {
  test('every page without a first text is as it was built', async () => {
    for (const url of ['/settings', '/login', '/nowhere']) expect((await pageAt(url)).body).toBe(built);
  });

  test('a text that is not set has no page of its own', async () => {
    for (const url of ['/imprint', '/terms', '/privacy']) {
      const { status, body } = await pageAt(url);
      expect([url, status, body]).toEqual([url, 404, built]);
    }
  });
});

describe('the name and the logo', () => {
  test('are in the title, the icon, the header and the facts of every page', async () => {
    const logo = `/media/${'a'.repeat(64)}.webp`;
    await app.run(`insert into instance (id, name, logo) values (1, 'Mill & Co', $1)`, logo);
    await app.backend.services.instance.refresh();
    const small = logo.replace('.webp', '/64.webp');
    for (const url of ['/', '/explore', '/groups', '/profile', '/nowhere', '/login/provider']) {
      const { body } = await pageAt(url);
      expect(body).toContain('<title>Mill &amp; Co</title>');
      expect(body).toContain(`<link rel="icon" href="${small}" type="image/webp">`);
      expect(body).toContain(`<span><img src="${small}" alt="" width="32" height="32">Mill &amp; Co</span>`);
      expect(body).not.toContain('Cycle Chat');
      expect(factsIn(body)).toEqual({ name: 'Mill & Co', logo: small });
    }
    const { body } = await pageAt(`/post/${postId}`);
    expect(body).toMatch(/<title>[^<]* · Mill &amp; Co<\/title>/);
    expect(body).toContain('<meta property="og:site_name" content="Mill &amp; Co">');
  });
});

describe('the manifest', () => {
  test('has the name of the instance, or is as it was built', async () => {
    const read = async () => {
      const { status, body, headers } = await pageAt('/manifest.webmanifest');
      return [status, headers['content-type'], JSON.parse(body)];
    };
    const type = expect.stringMatching(/^application\/manifest\+json/);
    expect(await read()).toEqual([200, type, manifest]);
    await set({ name: 'Mill' });
    expect(await read()).toEqual([200, type, { ...manifest, name: 'Mill', short_name: 'Mill' }]);
  });
});

describe('hostile texts', () => {
  test('stay texts in every page', async () => {
    await set({ name: hostile.slice(0, 50), announcement: hostile, terms: hostile, imprint: hostile });
    for (const url of ['/', '/explore', `/post/${postId}`, '/terms']) {
      const { status, body } = await pageAt(url);
      expect([url, status, body.includes('<script>alert'), body.includes('<img src=x')]).toEqual([
        url,
        200,
        false,
        false,
      ]);
    }
    const { body } = await pageAt('/explore');
    expect(factsIn(body)).toMatchObject({ name: hostile.slice(0, 50), announcement: { text: hostile } });
  });
});

describe('the texts of the operator', () => {
  const terms =
    'Be kind.\nSee https://club.example/rules?a=1&b=2.\n\n javascript:alert(1) http:// <b>bold</b>\r\n\r\nEnd';

  test('have a page with paragraphs and safe links, and no script', async () => {
    await set({ terms, privacy: 'We keep what you write.' });
    const { status, body, headers } = await pageAt('/terms');
    expect(status).toBe(200);
    expect(body).toContain(
      '<p dir="auto">Be kind.<br>See <a href="https://club.example/rules?a=1&amp;b=2" rel="nofollow noopener">https://club.example/rules?a=1&amp;b=2</a>.</p>',
    );
    expect(body).toContain('<p dir="auto">javascript:alert(1) http:// &lt;b&gt;bold&lt;/b&gt;</p>');
    expect(body).toContain('<p dir="auto">End</p>');
    expect(body).toContain('<title>Terms · Cycle Chat</title>');
    expect(body.match(/href="[^"]*"/g)).toEqual([
      'href="/brand/favicon.svg"',
      'href="/"',
      'href="https://club.example/rules?a=1&amp;b=2"',
      'href="/privacy"',
    ]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*img-src 'self'$/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  test('have a page with the logo and the name, whatever the form of the logo', async () => {
    const logo = `/media/${'a'.repeat(64)}.webp`;
    await app.run(
      `insert into instance (id, name, logo, imprint, terms, privacy) values (1, 'Mill & Co', $1, 'Hanna', 'Be kind.', 'All')`,
      logo,
    );
    await app.backend.services.instance.refresh();
    for (const url of ['/imprint', '/terms', '/privacy']) {
      const { body } = await pageAt(url);
      const small = logo.replace('.webp', '/64.webp');
      expect(body).toContain(
        `<header><a href="/"><img src="${small}" alt="" width="32" height="32"><bdi>Mill &amp; Co</bdi></a></header>`,
      );
      expect(body).toContain('header img { object-fit: contain; }');
    }
  });

  test('are linked below every page while they are set', async () => {
    await set({ imprint: 'Hanna', terms: 'Be kind.' });
    for (const url of ['/', '/login']) {
      const { body } = await pageAt(url);
      expect(body).toContain(
        '<nav class="instance-foot" aria-label="About this site"><a href="/imprint">Imprint</a><a href="/terms">Terms</a></nav></body>',
      );
      expect(factsIn(body)).toBeUndefined();
    }
    await set({ imprint: null, terms: '' });
    expect((await pageAt('/login')).body).toBe(built);
  });
});
