import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Client, Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireScram } from './requireScram.ts';

/** The messages by which a server accepts a sign-in and is ready for statements. */
const accepted = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
/** The request for SCRAM. */
const scram = Buffer.from(`R\0\0\0\x17\0\0\0\x0aSCRAM-SHA-256\0\0`, 'latin1');

let impostor: Server;
let answers: Buffer[];
let received: Buffer[];
beforeEach(async () => {
  answers = [Buffer.concat([accepted, ready])];
  received = [];
  impostor = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received.push(bytes);
      const answer = answers.shift();
      if (answer) socket.write(answer);
    });
  });
  await once(impostor.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  impostor.close();
  await once(impostor, 'close');
});

const portOf = () => (impostor.address() as AddressInfo).port;
const url = () => `postgres://cycle_chat:secret@127.0.0.1:${portOf()}/cycle_chat`;
const refusal = 'has not proved that it knows the password';

test('a process on the port of an embedded database that accepts any sign-in is not believed', async () => {
  requireScram(portOf());
  await expect(new Client(url()).connect()).rejects.toThrow(refusal);
  const pool = new Pool({ connectionString: url() });
  answers = [Buffer.concat([accepted, ready])];
  await expect(pool.query(`select 'secret statement'`)).rejects.toThrow(refusal);
  await pool.end();
  expect(Buffer.concat(received).toString()).not.toContain('secret');
});

test('nor is one that asks for SCRAM and then accepts without its own proof', async () => {
  requireScram(portOf());
  answers = [scram, Buffer.concat([accepted, ready])];
  await expect(new Client(url()).connect()).rejects.toThrow(refusal);
  expect(received).toHaveLength(2);
});

test('other databases may accept a sign-in without a password', async () => {
  const client = new Client(url());
  await client.connect();
  client.on('error', () => undefined);
  await client.end();
});
