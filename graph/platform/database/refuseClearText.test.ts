import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import './refuseClearText.ts';

/** The message by which a server asks for the password in clear text. */
const clearTextRequest = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

test('a process that has taken the port of the database gets no password', async () => {
  const received: Buffer[] = [];
  const impostor = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (received.push(bytes) === 1) socket.write(clearTextRequest);
    });
  });
  await once(impostor.listen(0, '127.0.0.1'), 'listening');
  const { port } = impostor.address() as AddressInfo;
  const client = new Client(`postgres://cycle_chat:secret-of-the-database@127.0.0.1:${port}/cycle_chat`);
  await expect(client.connect()).rejects.toThrow('in clear text, without TLS');
  impostor.close();
  await once(impostor, 'close');
  expect(received).toHaveLength(1);
  expect(Buffer.concat(received).toString()).not.toContain('secret-of-the-database');
});
