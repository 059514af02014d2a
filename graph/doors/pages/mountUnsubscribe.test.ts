import { beforeEach, expect, test } from 'vitest';
import { stopToken } from '../../notifications/unsubscribe.ts';
import type { Member } from '../../test/factories.ts';
import { choose, schedule } from '../../test/mails.ts';
import { openRawConnection } from '../../test/rawConnection.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'rides@rides.example',
  PUBLIC_URL: 'http://127.0.0.1',
  RATE_LIMITS: '{"signIns": 20}',
});
let ana: Member;
let round = 0;
beforeEach(async () => {
  round += 1;
  ana = await app.member(`ana${round}`);
  for (const kind of ['LIKE', 'COMMENT']) await choose(app, ana, kind, 'MAIL');
  await schedule(app, ana, { digestDay: 1 });
});

async function linkFor(what: Parameters<typeof stopToken>[0], member = ana): Promise<string> {
  const [row] = await app.run<{ secret: string }>(
    'select stop_secret as secret from mail_preference where user_id = $1',
    member.id,
  );
  return `${app.url}/unsubscribe/${stopToken(what, { userId: member.id, stopSecret: row?.secret ?? '' })}`;
}

const mailed = async () =>
  (await app.run('select mail_kinds as kinds, digest_day as day from mail_preference where user_id = $1', ana.id))[0];

/** As mail programs send it (RFC 8058). */
const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

test('opening a link changes nothing, and its page has a button that unsubscribes', async () => {
  const url = await linkFor('like');
  for (const method of ['GET', 'HEAD', 'GET']) {
    const page = await fetch(url, { method });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const text = await page.text();
    if (method === 'GET')
      expect(text).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>');
    expect(text).not.toContain(ana.username);
  }
  expect(await mailed()).toEqual({ kinds: ['like', 'comment'], day: 1 });
});

test('the page has the name and the logo of the instance', async () => {
  const logo = `/media/${'a'.repeat(64)}.webp`;
  await app.run(`insert into instance (id, name, logo) values (1, 'Mill', $1)`, logo);
  await app.backend.services.instance.refresh();
  for (const url of [await linkFor('like'), `${app.url}/unsubscribe/unknown`]) {
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toMatch(/; img-src 'self'$/);
    const text = await page.text();
    expect(text).toContain('· Mill</title>');
    expect(text).toContain(`<img src="${logo.replace('.webp', '/64.webp')}"`);
  }
  await app.run('delete from instance');
  await app.backend.services.instance.refresh();
});

test('a text that only begins with the token of a link is no link', async () => {
  const url = await linkFor('like');
  for (const suffix of ['.', '.more', '=', '!!', '%20'])
    expect([suffix, (await fetch(url + suffix)).status]).toEqual([suffix, 404]);
  expect((await fetch(url)).status).toBe(200);
});

test.each([
  ['like', { kinds: ['comment'], day: 1 }],
  ['mail', { kinds: [], day: 1 }],
  ['digest', { kinds: ['like', 'comment'], day: null }],
] as const)('one POST ends the mails of the link for %s, however often it comes', async (what, left) => {
  const url = await linkFor(what);
  for (let time = 0; time < 2; time += 1) {
    const page = await oneClick(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('You are unsubscribed');
    expect(await mailed()).toEqual(left);
  }
});

test('a form as multipart, without a body, or with a wrong or large body ends them too', async () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [form, undefined, '{"broken"', 'x'.repeat(500_000)]) {
    await choose(app, ana, 'LIKE', 'MAIL');
    expect((await fetch(await linkFor('like'), { method: 'POST', body })).status).toBe(200);
    expect(await mailed()).toMatchObject({ kinds: ['comment'] });
  }
});

test('a body that never arrives delays nothing', async () => {
  const { pathname } = new URL(await linkFor('like'));
  const { say, hear, close } = await openRawConnection(app.url);
  say(`POST ${pathname} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`);
  expect(await hear('You are unsubscribed')).toContain('HTTP/1.1 200');
  close();
});

test('a link with another member, another kind or a wrong signature is unknown, the same for every member', async () => {
  const ben = await app.member(`ben${round}`);
  const right = await linkFor('like');
  const pages = new Set<string>();
  for (const url of [
    right.replace(ana.id, ben.id),
    right.replace('.like.', '.mail.'),
    right.slice(0, -2),
    `${app.url}/unsubscribe/${ana.id}.like.`,
    `${app.url}/unsubscribe/${ana.id}.nothing.x`,
    `${app.url}/unsubscribe/x`,
  ]) {
    const page = await oneClick(url);
    expect(page.status).toBe(404);
    expect(page.headers.get('cache-control')).toBe('no-store');
    pages.add(await page.text());
  }
  expect(pages.size).toBe(1);
  expect(await mailed()).toEqual({ kinds: ['like', 'comment'], day: 1 });
});

test('an address that guesses links is refused, while right links work', async () => {
  const right = await linkFor('like');
  await fetch(right);
  const statuses: number[] = [];
  for (let time = 0; time < 25; time += 1)
    statuses.push((await fetch(`${app.url}/unsubscribe/${ana.id}.like.x${time}`)).status);
  expect(statuses).toContain(429);
  expect((await oneClick(right)).status).toBe(200);
});
