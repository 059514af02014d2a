import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openRawConnection } from '../../test/rawConnection.ts';
import { limitHeads } from './limitHeads.ts';
import { asksForWebSocket } from './upgrades.ts';

const headers = (count: number) => Array.from({ length: count }, (_, index) => `x-${index}: a\r\n`).join('');

test.each(['', 'connection: upgrade\r\nupgrade: websocket\r\n'])(
  'a request with too many headers is refused, and its connection closes (%j)',
  async (others) => {
    const app = fastify({ http: { shouldUpgradeCallback: asksForWebSocket } });
    onTestFinished(() => app.close());
    app.get('/graphql', async () => 'read');
    app.server.on('upgrade', (_request, socket) => socket.end('upgraded'));
    limitHeads(app);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const own = 1 + others.split('\r\n').filter(Boolean).length;
    const accepted = others ? 'upgraded' : 'read';
    const ask = async (count: number) => {
      const { say, hear } = await openRawConnection(url);
      say(`GET /graphql HTTP/1.1\r\nhost: x\r\n${others}${headers(count - own)}\r\n`);
      return hear(count > 100 ? '}' : accepted);
    };
    await ask(100);
    const refused = await ask(101);
    expect(refused).toMatch(/^HTTP\/1\.1 431 .*\r\nconnection: close\r\n/is);
    expect(refused).toContain(
      '{"message":"Send at most 100 headers, 100 parameters in the URL, 100 cookies and 100 types in Accept","code":"BAD_USER_INPUT"}',
    );
    expect(await ask(900)).toContain('HTTP/1.1 431');
    const askWith = async (query: string, cookie: string, heard: string, accept = 'a/b') => {
      const { say, hear } = await openRawConnection(url);
      say(`GET /graphql?${query} HTTP/1.1\r\nhost: x\r\n${others}cookie: ${cookie}\r\naccept: ${accept}\r\n\r\n`);
      return hear(heard);
    };
    const parts = (count: number, separator: string) =>
      Array.from({ length: count }, (_, index) => `a${index}=`).join(separator);
    await askWith(parts(100, '&'), parts(100, '; '), accepted, parts(100, ','));
    expect(await askWith('a=', 'a=', '}', parts(101, ','))).toContain('HTTP/1.1 431');
    expect(await askWith(parts(101, '&'), 'a=', '}')).toContain('HTTP/1.1 431');
    expect(await askWith('a=', parts(101, '; '), '}')).toContain('HTTP/1.1 431');
  },
);
