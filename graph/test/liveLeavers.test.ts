import { expect, test } from 'vitest';
import { openedAs, type RawSocket } from './rawSocket.ts';
import { useApp } from './useApp.ts';
import { whileLocked } from './whileLocked.ts';

const METRICS_TOKEN = 'a-token-for-metrics';
const app = useApp({ METRICS_TOKEN });
const document = `subscription ($postId: ID!) { postActivity(postId: $postId) { post { comments(first: 1) { nodes { id } } } } }`;

async function waitingEvents(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${app.url}/metrics`, { headers })).text();
  return Number(/queue_jobs\{queue="live events",state="waiting"\} (\d+)/.exec(text)?.[1]);
}

async function subscribed(postId: string): Promise<RawSocket> {
  const raw = await openedAs(app.url);
  const payload = { query: document, variables: { postId } };
  for (let id = 0; id < 50; id += 1) raw.say({ type: 'subscribe', id: String(id), payload });
  return raw;
}

test('the events of closed connections leave the queue and are not executed', async () => {
  const { id } = await app.post(await app.member('ada'));
  await whileLocked(String(app.backend.orm.config.get('clientUrl')), 'comment', async () => {
    for (let round = 0; round < 2; round += 1) {
      const sockets = await Promise.all(Array.from({ length: 4 }, () => subscribed(id)));
      await expect.poll(waitingEvents, { timeout: 60_000 }).toBeGreaterThan(150);
      for (const { socket } of sockets) socket.close();
      await Promise.all(sockets.map(({ closed }) => closed));
      await expect.poll(waitingEvents, { timeout: 60_000 }).toBe(0);
    }
  });
});
