import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { createLinkDocument } from './calendars.ts';
import { type Caller, makeCaller } from './caller.ts';
import type { NodeProcess } from './nodeProcess.ts';
import { startNode } from './nodeProcess.ts';
import { pictureStored } from './pictures.ts';
import { describeWithRedis, redisServer } from './redisServer.ts';
import type { ReplicatedDatabase } from './replicatedDatabase.ts';
import { replicatedDatabase } from './replicatedDatabase.ts';

const password = 'correct-horse';
const metricsToken = 'a-token-for-metrics';
const removeDocument = `mutation ($content: String!) {
  removeContent(input: { content: $content, reason: SPAM, words: "Sales" }) { takedown { id } }
}`;
const restoreDocument = `mutation ($takedownId: ID!) {
  restoreContent(input: { takedownId: $takedownId }) { takedown { id } }
}`;

describeWithRedis('content that is taken down on one node', async () => {
  const redis = await redisServer();
  let database: ReplicatedDatabase;
  let primary: Client;
  let replica: Client;
  let dataDir: string;
  let nodes: NodeProcess[];
  let board: Caller;
  let author: Caller;
  let authorization: string;
  let word: string;
  let ids: { ride: string; event: string; group: string };
  let doors: Record<string, string>;

  beforeAll(async () => {
    await redis.start();
    database = await replicatedDatabase();
    // Both nodes serve the same files.
    dataDir = await mkdtemp(join(tmpdir(), 'cycle-chat-shared-'));
    const variables = {
      DATABASE_URL: database.url,
      DATABASE_REPLICA_URLS: database.replicaUrl,
      REDIS_URL: redis.url,
      DATA_DIR: dataDir,
      METRICS_TOKEN: metricsToken,
      RATE_LIMITS: '{"reads":100000}',
      LOG_LEVEL: 'silent',
      DEMO: '0',
    };
    nodes = await Promise.all([startNode(variables), startNode(variables)]);
    [primary, replica] = (await Promise.all([database.url, database.replicaUrl].map(connected))) as [Client, Client];
    const token = hashToken(newId()).slice(0, 43);
    await primary.query(
      `insert into operator_session (id, token_hash, operator, created_at, opened_at, expires_at)
       values ($1, $2, 'hanna', now(), now(), now() + interval '1 hour')`,
      [newId(), hashToken(token)],
    );
    board = makeCaller(first(), async () => ({ cookie: `operator_session=${token}` }));
  });
  afterAll(async () => {
    await Promise.all([primary, replica].map((client) => client.end()));
    await Promise.all(nodes.map((node) => node.kill()));
    await database.stop();
    await redis.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(makeContent);

  const first = () => nodes[0]?.url ?? '';
  const second = () => nodes[1]?.url ?? '';

  async function connected(connectionString: string): Promise<Client> {
    const client = new Client({ connectionString });
    await client.connect();
    return client;
  }

  /** Signs a rider up on the first node. Returns the token of their session. */
  async function signUp(): Promise<string> {
    const username = `rider_${newId().slice(-12)}`;
    const body = { username, displayName: 'Ada', password, confirmPassword: password };
    const answer = await makeCaller(first(), async () => ({})).post('/api/auth/register', body);
    expect(answer.status).toBe(201);
    return answer.body.sessionId;
  }

  /** Uploads a picture. Returns its address. */
  async function upload(): Promise<string> {
    const picture = await pictureStored().jpeg().toBuffer();
    const headers = { 'content-type': 'image/jpeg', authorization };
    const answer = await fetch(`${first()}/api/media`, { method: 'POST', headers, body: new Uint8Array(picture) });
    expect(answer.status).toBe(201);
    return (await answer.json()).url;
  }

  async function calendarOf(kind: string): Promise<string> {
    const { data, error } = await author.query(createLinkDocument, { input: { kind } });
    expect(error).toBeNull();
    return data.createCalendarFeed.path;
  }

  const graphql = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  /** Makes a ride with a picture, an event and a group, and lists the addresses at which everybody finds them. */
  async function makeContent(): Promise<void> {
    // Other posts show the same picture.
    await primary.query('delete from post');
    word = `lantern${newId().slice(-12)}`;
    authorization = `Bearer ${await signUp()}`;
    author = makeCaller(first(), async () => ({ authorization }));
    const picture = await upload();
    const rideData = { distance: 20, date: inDays(3), time: '07:00', location: 'Mill Square' };
    const { status, body } = await author.post('/api/posts', {
      content: word,
      isRide: true,
      mediaUrls: [picture],
      rideData,
    });
    expect(status).toBe(201);
    ids = { ride: body.id, event: newId(), group: newId() };
    await primary.query('insert into "group" (id, name) values ($1, $2)', [ids.group, word]);
    await primary.query(
      `insert into event (id, title, date, time, time_zone, duration_minutes, location) values ($1, $2, $3, '07:00', 'UTC', 60, 'Mill Square')`,
      [ids.event, word, inDays(3)],
    );
    const { ride, event, group } = ids;
    const [rides, events] = [await calendarOf('MY_RIDES'), await calendarOf('EVENTS')];
    doors = {
      'the ride by REST': `/api/posts/${ride}`,
      'the ride by GraphQL': graphql(`{ post(id: "${ride}") { content } }`),
      'the feed by REST': '/api/posts/feed',
      'the feed by GraphQL': graphql('{ feed(first: 3) { nodes { content } } }'),
      'the search': graphql(`{ search(query: "${word}") { posts { nodes { id content } } } }`),
      'the page of the ride': `/post/${ride}`,
      'the home page': '/',
      'the public feed': '/feed.xml',
      'the embedded ride': `/embed/ride/${ride}`,
      'oEmbed of the ride': `/oembed?url=${encodeURIComponent(`${second()}/post/${ride}`)}`,
      'the preview of the ride': `/preview/${ride}.png`,
      'the calendar file of the ride': `/api/rides/${ride}/ride.ics`,
      'the calendar of rides': rides,
      'the picture': picture,
      'a rendition of the picture': picture.replace('.webp', '/480.webp'),
      'the event by GraphQL': graphql(`{ event(id: "${event}") { title } }`),
      'events by GraphQL': graphql('{ events(first: 50) { nodes { title } } }'),
      'events by REST': '/api/events/upcoming',
      'the search of events': graphql(`{ search(query: "${word}") { events { nodes { id title } } } }`),
      'the page of the event': `/events/${event}`,
      'the preview of the event': `/preview/event/${event}.png`,
      'the calendar file of the event': `/api/events/${event}/event.ics`,
      'the calendar of events': events,
      'the group by GraphQL': graphql(`{ group(id: "${group}") { name } }`),
      'the search of groups': graphql(`{ search(query: "${word}") { groups { nodes { id name } } } }`),
      'the page of the group': `/groups/${group}`,
      'the preview of the group': `/preview/group/${group}.png`,
    };
    await vi.waitFor(async () => expect(await hiding()).toEqual([]), { timeout: 120_000, interval: 200 });
  }

  /** Whether the second node shows the content at an address. A cancellation in a calendar has no title. */
  async function isShown(path: string): Promise<boolean> {
    const answer = await fetch(second() + path);
    const bytes = await answer.arrayBuffer();
    if (!answer.ok) return false;
    const isPicture = answer.headers.get('content-type')?.startsWith('image/');
    return isPicture || Buffer.from(bytes).toString().replaceAll('\r\n ', '').includes(word);
  }

  const namesOf = async (shown: boolean) => {
    const names = [];
    for (const [name, path] of Object.entries(doors)) if ((await isShown(path)) === shown) names.push(name);
    return names;
  };
  const showing = () => namesOf(true);
  const hiding = () => namesOf(false);

  async function replicaReads(): Promise<number> {
    const answer = await fetch(`${second()}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const line = (await answer.text()).split('\n').find((each) => each.startsWith('sql_replica_statements_total'));
    return Number(line?.split(' ').at(-1));
  }

  /** Takes everything down on the first node. Returns the takedowns, and the end of the log of the primary. */
  async function takeAllDown(): Promise<{ takedownIds: string[]; end: string }> {
    const takedownIds = [];
    for (const content of Object.values(ids)) {
      const { data, error } = await board.query(removeDocument, { content });
      expect(error).toBeNull();
      takedownIds.push(data.removeContent.takedown.id);
    }
    const { rows } = await primary.query<{ end: string }>('select pg_current_wal_insert_lsn()::text as end');
    return { takedownIds, end: String(rows[0]?.end) };
  }

  /** Waits until the replica has replayed the log up to a position. */
  const untilReplayed = (end: string) =>
    vi.waitFor(
      async () => {
        const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"';
        const { rows } = await replica.query<{ isThere: boolean }>(text, [end]);
        expect(rows[0]?.isThere).toBe(true);
      },
      { timeout: 60_000, interval: 10 },
    );

  test('is at no door of another node once the replica has the removal, and a restore brings it back', async () => {
    const began = performance.now();
    const { takedownIds, end } = await takeAllDown();
    const removed = performance.now();
    await untilReplayed(end);
    const replayed = performance.now();
    const reads = await replicaReads();
    expect(await showing()).toEqual([]);
    expect(await replicaReads()).toBeGreaterThan(reads);
    const read = performance.now();
    const [first, second, third] = [removed - began, replayed - removed, read - replayed].map(Math.round);
    // biome-ignore lint/suspicious/noConsole: how long it takes is for readers of the run.
    console.log(
      `Removed in ${first} ms, replayed after ${second} ms, ${Object.keys(doors).length} doors read in ${third} ms`,
    );
    for (const takedownId of takedownIds) expect((await board.query(restoreDocument, { takedownId })).error).toBeNull();
    await vi.waitFor(async () => expect(await hiding()).toEqual([]), { timeout: 60_000, interval: 200 });
  });

  test('is at no door of another node although the replica never gets the removal', async () => {
    await database.pauseReplay();
    await takeAllDown();
    const removed = performance.now();
    await vi.waitFor(async () => expect(await showing()).toEqual([]), { timeout: 60_000, interval: 20 });
    // biome-ignore lint/suspicious/noConsole: how long it takes is for readers of the run.
    console.log(`Gone ${Math.round(performance.now() - removed)} ms after the removal that the replica does not have`);
    await database.resumeReplay();
  });
});
