import { Socket } from 'node:net';

/**
 * A socket that is destroyed after this many seconds without data. Otherwise a client would wait forever for a server that hangs or
 * whose machine is down.
 */
export function timeoutSocket(seconds: number): Socket {
  const socket = new Socket();
  const fault = Object.assign(new Error(`The database has been silent for ${seconds} s`), { code: 'ETIMEDOUT' });
  return socket.setTimeout(seconds * 1000, () => socket.destroy(fault));
}
