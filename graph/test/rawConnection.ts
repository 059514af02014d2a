import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection of HTTP on which a test says byte by byte what it wants. */
export interface RawConnection {
  say(text: string): void;
  /** The text that the server has sent since, once it contains this text. */
  hear(text: string): Promise<string>;
  close(): void;
}

export async function openRawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let heard = '';
  let wake = () => {};
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    wake();
  });
  // Some tests expect the server to close the connection.
  socket.on('error', () => undefined);
  return {
    say: (text) => void socket.write(text),
    async hear(text) {
      while (!heard.includes(text)) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const said = heard;
      heard = '';
      return said;
    },
    close: () => void socket.destroy(),
  };
}
