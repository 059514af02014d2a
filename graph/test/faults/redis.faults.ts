import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeWithRedis, redisServer } from '../redisServer.ts';
import type { DurableDatabase } from './durableDatabase.ts';
import { durableDatabase } from './durableDatabase.ts';
import { keepBusy } from './keepBusy.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';
import { statusOf } from './untilAcknowledged.ts';

describeWithRedis('a Redis that goes away under load', async () => {
  const redis = await redisServer();
  let database: DurableDatabase;
  let server: ServerProcess;
  let ada: SignedIn;
  beforeAll(async () => {
    await redis.start();
    database = await durableDatabase();
    server = await serverProcess({
      variables: { DATABASE_URL: database.url, REDIS_URL: redis.url, LOG_LEVEL: 'info' },
    });
    ada = await server.signUp('ada');
  });
  afterAll(async () => {
    await server?.remove();
    await database?.remove();
    await redis.stop();
  });

  const said = (text: string) => server.lines.filter((line) => line.includes(text)).length;

  test.each([
    { state: 'killed', leave: () => redis.stop(), comeBack: () => redis.start() },
    { state: 'deaf', leave: async () => redis.pause(), comeBack: async () => redis.resume() },
  ])('$state: nothing fails, and the server says so once', async ({ leave, comeBack }) => {
    const [lost, back] = [said('Redis cannot be reached'), said('Redis is back')];
    const load = keepBusy({
      sideBySide: 10,
      async once(index) {
        const posted = await statusOf(ada.post('/api/posts', { content: `Number ${index}` }));
        const read = await statusOf(ada.get('/api/posts/feed?limit=5'));
        return [posted, read];
      },
    });
    await load.reach(50);
    await leave();
    await vi.waitUntil(() => said('Redis cannot be reached') > lost, { timeout: 60_000 });
    await load.reach(load.done() + 50);
    await comeBack();
    await vi.waitUntil(() => said('Redis is back') > back, { timeout: 60_000 });
    await load.reach(load.done() + 50);
    await load.stop();
    expect([...load.said].toSorted()).toEqual([200, 201]);
    expect([said('Redis cannot be reached'), said('Redis is back')]).toEqual([lost + 1, back + 1]);
  });
});
