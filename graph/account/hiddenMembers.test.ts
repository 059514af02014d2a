import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mountFiles } from '../doors/pages/files.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import { type Made, type Member, password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { addMissingDeletions, deleteHiddenAccount } from './accountDeletions.ts';

const app = useApp();
const { run, refusal } = commandLineIn(() => environmentOf(app));
let ada: Member;
let ben: Member;
let board: Caller;
let post: Made;
let theirs: Made;
let comment: Made;
let round = 0;

/** The pages of the client, which tests run without. */
let pages: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cycle-chat-hidden-'));
  const built = '<!doctype html><div id="root"><!--first-text 100vw--></div>';
  for (const name of ['index.html', 'page.html']) await writeFile(join(folder, name), built);
  pages = fastify();
  await pages.register(cookie);
  await mountFiles(pages, app.backend, folder);
});
afterAll(async () => {
  await pages.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  round += 1;
  ada = await app.member(`ada${round}`, { displayName: `Robin ${round}` });
  ben = await app.member(`ben${round}`);
  board = app.with(await openBoard(app));
  post = await app.post(ada, { content: `Helmets${round} half price` });
  theirs = await app.post(ben);
  comment = await app.comment(ada, theirs);
  await app.follow(ben, ada);
});

const suspend = (hides: boolean) =>
  board.query(
    `mutation ($id: ID!, $hides: Boolean!) {
      suspendMember(input: { userId: $id, note: "Sales", hides: $hides }) { member { suspendedAt isHidden } }
    }`,
    { id: ada.id, hides },
  );
const lift = () =>
  board.query('mutation ($id: ID!) { liftSuspension(userId: $id) { member { suspendedAt isHidden } } }', {
    id: ada.id,
  });

const doors = [
  'comments',
  'feed',
  'oEmbed',
  'page',
  'page of the profile',
  'post',
  'preview',
  'profile',
  'search',
  'search of members',
];

/** Which doors show something of the member, to a visitor and to a follower. */
async function shownTo(caller: Caller): Promise<string[]> {
  const shown: string[] = [];
  const paths = { post: `/api/posts/${post.id}`, profile: `/api/users/${ada.id}` };
  for (const [door, path] of Object.entries(paths)) if ((await caller.get(path)).status === 200) shown.push(door);
  const addresses = { page: `/post/${post.id}`, 'page of the profile': `/profile/${ada.username}` };
  for (const [door, url] of Object.entries(addresses)) {
    const { body: text } = await pages.inject({ url });
    if (text.includes(`Helmets${round}`) || text.includes(`Robin ${round}`)) shown.push(door);
  }
  const pictures = {
    preview: `/preview/${post.id}.png`,
    oEmbed: `/oembed?url=${encodeURIComponent(`${app.url}/post/${post.id}`)}`,
  };
  for (const [door, path] of Object.entries(pictures))
    if ((await fetch(app.url + path)).status === 200) shown.push(door);
  const texts = {
    feed: '/api/posts/feed?limit=50&showAll=true',
    search: `/api/search?q=Helmets${round}`,
    'search of members': `/api/search?q=${ada.username}`,
    comments: `/api/comments/${theirs.id}`,
  };
  for (const [door, path] of Object.entries(texts)) {
    const found = JSON.stringify((await caller.get(path)).body ?? null);
    if ([post.id, comment.id, ada.id].some((id) => found.includes(id))) shown.push(door);
  }
  return shown;
}

describe('a suspended member who is hidden', () => {
  test('disappears from every door, and comes back with all that they wrote', async () => {
    const callers = [app.as(null), app.as(ben)];
    const before = await Promise.all(callers.map(shownTo));
    expect(before.map((shown) => shown.toSorted())).toEqual([doors, doors]);
    const { member } = (await suspend(true)).data.suspendMember;
    expect(member).toEqual({ suspendedAt: expect.any(String), isHidden: true });
    expect(await Promise.all(callers.map(shownTo))).toEqual([[], []]);
    expect((await lift()).data.liftSuspension.member).toEqual({ suspendedAt: null, isHidden: false });
    expect(await Promise.all(callers.map(shownTo))).toEqual(before);
  });

  test('reads at sign-in that the account is suspended, and can be shown again while suspended', async () => {
    await suspend(true);
    const login = () => app.as(null).post('/api/auth/login', { username: ada.username, password });
    expect((await login()).body).toEqual({
      code: 'FORBIDDEN',
      message: 'This account is suspended',
      appealToken: expect.any(String),
    });
    expect((await suspend(false)).data.suspendMember.member).toEqual({
      suspendedAt: expect.any(String),
      isHidden: false,
    });
    expect((await app.as(null).get(`/api/posts/${post.id}`)).status).toBe(200);
    expect((await login()).status).toBe(403);
  });

  test('is not deleted, also by a job of an earlier deletion', async () => {
    await suspend(true);
    const { backend } = app;
    await addMissingDeletions(backend);
    expect(await app.run('select from jobs.job where name = $1', deleteHiddenAccount.name).catch(() => [])).toEqual([]);
    await deleteHiddenAccount.run(backend, { userId: ada.id });
    expect(await app.run('select from "user" where id = $1', ada.id)).toHaveLength(1);
  });

  test('is found by the operator, who can export and delete the account then', async () => {
    await suspend(true);
    const list = `{ operator { members(query: "${ada.username}") { nodes { id isHidden } } content(find: "${post.id}") { nodes { id } } } }`;
    const { operator } = (await board.query(list)).data;
    expect(operator).toEqual({
      members: { nodes: [{ id: ada.id, isHidden: true }] },
      content: { nodes: [{ id: post.id }] },
    });
    expect(JSON.parse((await run('export', 'user', ada.username)).out).account.id).toBe(ada.id);
    const remove = `mutation { deleteMember(input: { userId: "${ada.id}", note: "Sales" }) { deletedUserId } }`;
    expect((await board.query(remove)).error).toBeNull();
    const rows = await app.run('select deletes from account_deletion where user_id = $1', ada.id);
    expect(rows).toEqual([{ deletes: true }]);
  });

  test('is hidden and shown by the command line too, and the log says so', async () => {
    const { out } = await run('user', 'suspend', ada.username, '--hide');
    expect(out).toMatch(new RegExp(`^Suspended and hid ${ada.username}\\.`));
    expect((await app.as(null).get(`/api/posts/${post.id}`)).status).toBe(404);
    const log = '{ operator { log(first: 1) { nodes { verb targetId targetName } } } }';
    const [act] = (await board.query(log)).data.operator.log.nodes;
    expect(act).toEqual({ verb: 'user suspend --hide', targetId: ada.id, targetName: ada.username });
    await run('user', 'suspend', ada.username, '--lift');
    expect((await app.as(null).get(`/api/posts/${post.id}`)).status).toBe(200);
    expect(await refusal('user', 'suspend', ada.username, '--lift', '--hide')).toBe('Give --hide or --lift, not both');
  });
});
