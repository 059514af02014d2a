import { once } from 'node:events';
import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../model/orm.ts';

// A database that accepts connections and never answers, like one with frozen processes.
let silent: Server;
let url: string;
beforeEach(async () => {
  // It ignores the closed connection too.
  silent = createServer((socket) => void socket.on('error', () => undefined).resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  url = `postgres://nobody:nothing@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/nowhere`;
});
afterEach(async () => {
  silent.close();
});

test('a server that says nothing is given up', async () => {
  const orm = await connect(url, { statementTimeout: 1 });
  await expect(orm.em.execute('select 1')).rejects.toThrow('Connection terminated due to connection timeout');
  await orm.close();
});
