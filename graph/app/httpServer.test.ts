import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/env/env.ts';
import { openRawConnection } from '../test/rawConnection.ts';
import { makeServer } from './httpServer.ts';

afterEach(() => void vi.useRealTimers());

test('a client that sends half a request head does not keep the server from stopping', async () => {
  const app = makeServer(readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://localhost/none' }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let received = () => 0;
  app.server.on('connection', (socket) => {
    received = () => socket.bytesRead;
  });
  const connection = await openRawConnection(url);
  connection.say('GET / HTTP/1.1\r\nhost: x\r\n');
  await vi.waitUntil(() => received() > 0, { timeout: 60_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = vi.fn();
  const closing = app.close().then(closed);
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(closed).toHaveBeenCalled();
    },
    { timeout: 60_000 },
  );
  await closing;
  connection.close();
});
