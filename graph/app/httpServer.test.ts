import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('an upgrade where there are no WebSockets is a request like any other', async () => {
  const app = makeServer(readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://localhost/none' }));
  onTestFinished(() => app.close());
  const upgraded = vi.fn<() => void>();
  app.server.on('upgrade', (_request, socket) => {
    upgraded();
    socket.destroy();
  });
  app.get('/plain', async () => 'plain');
  const connection = await openRawConnection(await app.listen({ port: 0, host: '127.0.0.1' }));
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;
  // The connection serves more than one.
  for (const path of ['/plain', '/%67raphql', '/graphqls', '/plain']) {
    connection.say(upgrade(path));
    expect(await connection.hear('\r\n\r\n')).toMatch(/^HTTP\/1\.1 (200|404) /);
  }
  expect(upgraded).not.toHaveBeenCalled();
  connection.say(upgrade('/graphql?x'));
  await vi.waitUntil(() => upgraded.mock.calls.length === 1, { timeout: 60_000 });
  connection.close();
});
