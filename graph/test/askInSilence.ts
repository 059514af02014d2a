import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** Requests a path and reads nothing of the response. */
export async function askInSilence(url: string, path: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  // Some tests expect the server to close the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}
