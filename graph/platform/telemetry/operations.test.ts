import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { useApp } from '../../test/useApp.ts';

const token = 'a-token-for-metrics';
const app = useApp({ METRICS_TOKEN: token });

const ask = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const readMetrics = async () => (await ask('/metrics', { authorization: `Bearer ${token}` })).text();

/** The sum of a counter's series whose labels match. */
async function countOf(name: string, labels: RegExp): Promise<number> {
  const lines = (await readMetrics()).split('\n').filter((line) => line.startsWith(`${name}{`) && labels.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('the health of an instance', () => {
  test('is told to anybody', async () => {
    const live = await ask('/health/live');
    expect([live.status, await live.json()]).toEqual([200, { status: 'live' }]);
    const ready = await ask('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  test('is no readiness without a database, though it lives', async () => {
    const broken = await startApp();
    await broken.backend.orm.close();
    expect((await fetch(`${broken.url}/health/live`)).status).toBe(200);
    const ready = await fetch(`${broken.url}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'The database does not answer' }]);
    await broken.close();
  });
});

describe('the metrics', () => {
  test.each<Record<string, string>>([
    {},
    { authorization: 'Bearer a-token-for-metricz' },
    { authorization: `Basic ${token}` },
  ])('are unknown to who does not bear the token: %o', async (headers) => {
    const answer = await ask('/metrics', headers);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('seconds');
  });

  test('are unknown to everybody where there is no token', async () => {
    const closed = await startApp();
    expect((await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
    await closed.close();
  });

  test('count requests by route, never by address', async () => {
    const labels = /method="GET",route="\/api\/users\/:id",status="404"/;
    const before = await countOf('http_request_duration_seconds_count', labels);
    for (const id of ['one', 'two', 'three']) await ask(`/api/users/${id}`);
    expect(await countOf('http_request_duration_seconds_count', labels)).toBe(before + 3);
  });

  test('count GraphQL operations by outcome, and make no series of names that clients make up', async () => {
    const ada = app.as(await app.member('ada'));
    await ada.query('query MadeUp { viewer { id } }');
    await app.as(null).query('mutation { deletePost(postId: "x") { deletedId } }');
    const text = await readMetrics();
    expect(text).not.toContain('MadeUp');
    const name = 'graphql_operation_duration_seconds_count';
    expect(await countOf(name, /kind="query",operation="other",outcome="ok"/)).toBe(1);
    expect(await countOf(name, /outcome="UNAUTHENTICATED|GRAPHQL_VALIDATION_FAILED"/)).toBe(1);
  });

  test('time statements by name, and tell of pool, memory and event loop', async () => {
    await ask('/api/posts/feed');
    expect(await countOf('sql_statement_duration_seconds_count', /statement="feed\.visitors/)).toBeGreaterThan(0);
    const text = await readMetrics();
    for (const name of [
      'http_requests_refused_total 0',
      'sql_connections{state="idle"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(name);
  });

  const gaugeOf = async (name: string) =>
    (await readMetrics())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1);

  test('tell what waits in each queue', async () => {
    for (const queue of ['pictures taken in', 'renditions made', 'live events'])
      for (const state of ['running', 'waiting'])
        expect(await gaugeOf(`queue_jobs{queue="${queue}",state="${state}"}`)).toBe('0');
  });

  test('tell how many live connections and subscriptions there are', async () => {
    const standing = async () => [await gaugeOf('live_connections'), await gaugeOf('live_subscriptions')];
    expect(await standing()).toEqual(['0', '0']);
    const ada = await app.member('follower');
    const document = 'subscription { feedActivity { kind } }';
    const [here, there] = [await app.live(ada), await app.live(null)];
    const [first] = [await here.follow(document), await here.follow(document), await there.follow(document)];
    expect(await standing()).toEqual(['2', '3']);
    await first?.stop();
    await expect.poll(standing).toEqual(['2', '2']);
    await there.dispose();
    await expect.poll(standing).toEqual(['1', '1']);
    await here.dispose();
    await expect.poll(standing).toEqual(['0', '0']);
  });

  test('tell how many requests with pictures are being received', async () => {
    const headers = {
      'content-type': 'image/png',
      authorization: `Bearer ${await app.tokenOf(await app.member('sender'))}`,
    };
    const sending = request(`${app.url}/api/media`, { method: 'POST', headers });
    // The client aborts.
    sending.on('error', () => {});
    sending.write(Buffer.alloc(1000));
    await expect.poll(() => gaugeOf('picture_deliveries')).toBe('1');
    sending.destroy();
    await expect.poll(() => gaugeOf('picture_deliveries')).toBe('0');
  });
});
