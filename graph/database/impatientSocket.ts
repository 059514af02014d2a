import { Socket } from 'node:net';

/**
 * A socket that is given up after so many seconds of silence: a server that is frozen, or whose machine is gone, says
 * nothing of it, and would be waited for without end.
 */
export function impatientSocket(seconds: number): Socket {
  const socket = new Socket();
  const fault = Object.assign(new Error(`The database has been silent for ${seconds} s`), { code: 'ETIMEDOUT' });
  return socket.setTimeout(seconds * 1000, () => socket.destroy(fault));
}
