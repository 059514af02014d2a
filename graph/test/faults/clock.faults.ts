import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCaller } from '../caller.ts';
import { liveClient } from '../liveClient.ts';
import type { DurableDatabase } from './durableDatabase.ts';
import { durableDatabase } from './durableDatabase.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';

const hour = 3_600_000;
const unlimited = 1_000_000;
const limits = { reads: unlimited, writes: unlimited, signUps: unlimited, signIns: { points: 3, seconds: 2 } };

let database: DurableDatabase;
let server: ServerProcess;
let ada: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  database = await durableDatabase();
  server = await serverProcess({
    variables: { DATABASE_URL: database.url, RATE_LIMITS: JSON.stringify(limits) },
    imports: ['./graph/test/faults/shiftedClock.ts'],
  });
  ada = await server.signUp('ada');
  ben = await server.signUp('ben');
});
afterEach(() => server.tell({ shift: 0 }));
afterAll(async () => {
  await server?.remove();
  await database?.remove();
});

const set = (shift: number) => server.tell({ shift });

async function post(content: string): Promise<string> {
  const { status, body } = await ada.post('/api/posts', { content });
  expect(status).toBe(201);
  return body.id;
}

interface Item {
  id: string;
  createdAt: string;
}

const page = `query ($after: String) {
  feed(first: 2, after: $after) { nodes { id createdAt } pageInfo { endCursor hasNextPage } }
}`;

/** The whole feed, page by page. */
async function walk(after: string | null = null): Promise<Item[]> {
  const { data } = await ben.query(page, { after });
  const { nodes, pageInfo } = data.feed;
  return pageInfo.hasNextPage ? [...nodes, ...(await walk(pageInfo.endCursor))] : nodes;
}

describe.each([
  ['forward', 2 * hour],
  ['back', -2 * hour],
])('a clock that is set two hours %s', (_way, shift) => {
  test('loses no session, no post and no page', async () => {
    const before = await post('Before');
    await set(shift);
    expect((await ben.get('/api/auth/me')).status).toBe(200);
    const meanwhile = [await post('One'), await post('Two'), await post('Three')];
    await set(0);
    const after = await post('After');
    const ids = (await walk()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([before, ...meanwhile, after]));
    const instants = (await walk()).map(({ createdAt }) => createdAt);
    expect(instants).toEqual(instants.toSorted().reverse());
  });

  test('keeps nobody out for longer than the limit says', async () => {
    let tried = 0;
    const signIn = async () => {
      tried += 1;
      const visitor = makeCaller(server.url, async () => ({}));
      const wrong = { username: `nobody${tried}`, password: 'wrong-horse' };
      return (await visitor.post('/api/auth/login', wrong)).status;
    };
    await vi.waitUntil(async () => (await signIn()) === 429, { timeout: 60_000 });
    await set(shift);
    await vi.waitUntil(async () => (await signIn()) === 401, { timeout: 60_000 });
  });

  test('leaves no gap in what is told live, before and after a new connection', async () => {
    const id = await post('Followed');
    const comment = (content: string) => ben.post('/api/comments', { postId: id, content });
    const document = `subscription ($postId: ID!, $since: DateTime) {
      postActivity(postId: $postId, since: $since) { kind at comment { content } }
    }`;
    const first = liveClient(server.url);
    const followed = await first.follow(document, { postId: id });
    await comment('Before');
    const { at } = await followed.next();
    await set(shift);
    await comment('Meanwhile');
    expect(await followed.next()).toMatchObject({ kind: 'COMMENT_CREATED', comment: { content: 'Meanwhile' } });
    await first.dispose();
    await comment('While away');
    const second = liveClient(server.url);
    const { missed } = await second.follow(document, { postId: id, since: at });
    expect(missed.map((activity) => activity.comment?.content)).toContain('While away');
    await second.dispose();
  });
});
