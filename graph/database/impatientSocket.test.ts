import { once } from 'node:events';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from './orm.ts';

// A database that takes connections and then says nothing, as one does whose processes are frozen.
let silent: Server;
let url: string;
beforeEach(async () => {
  // It hears that it was given up, and has nothing to say to that either.
  silent = createServer((socket) => void socket.on('error', () => undefined).resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  url = `postgres://nobody:nothing@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/nowhere`;
});
afterEach(async () => {
  silent.close();
});

test('a server that says nothing is given up as soon as a statement would be', async () => {
  const orm = await connect(url, { statementTimeout: 1 });
  const began = performance.now();
  await expect(orm.em.execute('select 1')).rejects.toThrow('Connection terminated due to connection timeout');
  expect(performance.now() - began).toBeLessThan(3_000);
  await orm.close();
});
