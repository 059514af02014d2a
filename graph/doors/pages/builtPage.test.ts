import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Env } from '../../platform/env/env.ts';
import { answerError } from '../../platform/http/httpErrors.ts';
import { newId } from '../../platform/lib/ids.ts';
import type { Made } from '../../test/factories.ts';
import type { TestApp } from '../../test/harness.ts';
import { startApp } from '../../test/harness.ts';
import { mountFiles } from './files.ts';

const built =
  '<!doctype html><html lang="en"><head><title>Cycle Chat</title></head><body><!--first-text 100vw--></body></html>';

let app: TestApp;
let folder: string;
let post: Made;
beforeAll(async () => {
  app = await startApp();
  post = await app.post(await app.member('ada'), { content: 'Out early' });
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-pages-'));
  for (const name of ['index.html', 'page.html']) await writeFile(join(folder, name), built);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The status and the first tag of each page. */
async function pagesWith(units: Env['units']): Promise<[number, string | undefined][]> {
  const site = fastify();
  await site.register(cookie);
  await mountFiles(site, { ...app.backend, units }, folder);
  const answers: [number, string | undefined][] = [];
  for (const url of ['/', '/explore', `/post/${post.id}`, `/post/${newId()}`, '/nowhere']) {
    const { statusCode, body } = await site.inject({ url });
    answers.push([statusCode, /<html.*?>/.exec(body)?.[0]]);
  }
  await site.close();
  return answers;
}

test('every page names the units that the operator has chosen for visitors', async () => {
  const tag = '<html data-units="metric" lang="en">';
  expect(await pagesWith('metric')).toEqual([...Array(4).fill([200, tag]), [404, tag]]);
});

test('without a choice every page is sent as it was built', async () => {
  const tag = '<html lang="en">';
  expect(await pagesWith(undefined)).toEqual([...Array(4).fill([200, tag]), [404, tag]]);
});

test('a page has GET and HEAD, and no other method', async () => {
  const site = fastify();
  site.setErrorHandler(answerError);
  await site.register(cookie);
  await mountFiles(site, app.backend, folder);
  const statusOf = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'TRACE' | 'OPTIONS', url: string) =>
    (await site.inject({ method, url })).statusCode;
  for (const url of ['/', '/explore', `/post/${post.id}`]) {
    for (const method of ['GET', 'HEAD'] as const)
      expect([url, method, await statusOf(method, url)]).toEqual([url, method, 200]);
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'] as const) {
      expect([url, method, await statusOf(method, url)]).toEqual([url, method, 404]);
    }
  }
  await site.close();
});
