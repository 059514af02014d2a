import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect } from 'vitest';
import { mountFiles } from '../doors/pages/files.ts';
import type { Backend } from '../doors/request/requestContext.ts';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** A page of a built client, with the place of its first text. */
export const builtPage = '<!doctype html><title>Cycle Chat</title><div id="root"><!--first-text 100vw--></div>';

/** The words of an element, as a reader sees them. */
export const wordsOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

/** The pages of an instance, of a client that consists of `builtPage` alone. */
export function useBuiltSite(app: TestApp) {
  let folder: string;
  let site: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cycle-chat-built-'));
    for (const name of ['index.html', 'page.html']) await writeFile(join(folder, name), builtPage);
    site = await siteOn(app.backend);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  /** The same client on another backend. The caller closes it. */
  async function siteOn(backend: Backend): Promise<FastifyInstance> {
    const made = fastify();
    await made.register(cookie);
    await mountFiles(made, backend, folder);
    return made;
  }

  const cookieOf = async (member: Member) => ({ cookie: `session_id=${await app.tokenOf(member)}` });
  const getWith = (url: string, headers: Record<string, string>) => site.inject({ url, headers });
  const get = async (url: string, member?: Member) => getWith(url, member ? await cookieOf(member) : {});

  /** The first text of a page, null if it has none. */
  async function firstText(url: string, member?: Member): Promise<Element | null> {
    const { statusCode, body } = await get(url, member);
    expect(statusCode).toBe(200);
    return new JSDOM(body).window.document.querySelector('.first');
  }

  return { siteOn, cookieOf, get, getWith, firstText };
}
