import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRawConnection, type RawConnection } from '../../test/rawConnection.ts';
import { limitConnections } from './limitConnections.ts';

async function serve(isProxy: boolean) {
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/', async () => 'served');
  limitConnections(app, { max: 2, isProxy: (address) => isProxy && address === '127.0.0.1' });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function isServed({ say, hear }: RawConnection): Promise<string> {
  say('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return hear('served');
}

test('an address has so many connections at once, and a place again when one closes', async () => {
  const url = await serve(false);
  const [one, other] = [await openRawConnection(url), await openRawConnection(url)];
  await isServed(one);
  await isServed(other);
  const refused = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  await once(refused, 'close');
  one.close();
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), { timeout: 60_000 });
  await isServed(other);
  other.close();
});

test('a proxy has the connections of all its clients', async () => {
  const url = await serve(true);
  const connections = await Promise.all(Array.from({ length: 5 }, () => openRawConnection(url)));
  for (const each of connections) await isServed(each);
  for (const { close } of connections) close();
});
