import { expect, test } from 'vitest';
import { startApp } from './harness.ts';
import { heapInUse } from './heapInUse.ts';
import { openedAs } from './rawSocket.ts';

test('a subscription that waits for its next event does not keep the data of the last one', async () => {
  const app = await startApp({ QUERY_LIMITS: '{"aliases":400,"cost":100000}' });
  try {
    const ada = await app.member('ada');
    const post = await app.post(ada);
    for (let count = 1; count < 100; count += 1) await app.post(ada);
    const fields = Array.from({ length: 300 }, (_, index) => `f${index}: author { id }`).join(' ');
    const query = `subscription ($id: ID!) { postActivity(postId: $id) {
      post { author { posts(first: 100) { nodes { ${fields} } } } } } }`;
    const raw = await openedAs(app.url);
    const receive = async (id: string) => {
      raw.say({ id, type: 'subscribe', payload: { query, variables: { id: post.id } } });
      return JSON.stringify(await raw.hear('next')).length;
    };
    const eventBytes = await receive('first');
    const before = heapInUse();
    for (let count = 0; count < 10; count += 1) await receive(String(count));
    // Objects in memory are larger than their JSON: ten events that are kept would need 40 times the bytes of one. An event that
    // is still being sent goes soon.
    await expect.poll(() => heapInUse() - before, { timeout: 60_000 }).toBeLessThan(3 * eventBytes);
    raw.socket.close();
    await raw.closed;
  } finally {
    await app.close();
  }
});
