import { once } from 'node:events';
import { connect } from 'node:net';

/** A kept connection of HTTP, for one request at a time. */
export interface Line {
  /** Sends a request as it is; answers the status of what comes back, 0 where the connection breaks instead. */
  ask(request: string): Promise<number>;
  close(): void;
}

/**
 * Opens a line to a server. Of an answer it reads the status and the length alone: at thousands in a second a whole client
 * would take the processor from the server that is measured.
 */
export async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  let head = '';
  /** How many bytes of the answer are still to come; null before its head is whole. */
  let missing: number | null = null;
  let status = 0;
  let answered = (_status: number) => {};

  socket.setEncoding('latin1').on('data', (text: string) => {
    let rest = text;
    if (missing === null) {
      head += text;
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      rest = head.slice(end + 4);
      head = '';
    }
    missing -= rest.length;
    if (missing > 0) return;
    missing = null;
    answered(status);
  });
  socket.on('error', () => answered(0)).on('close', () => answered(0));

  return {
    ask: (request) =>
      new Promise((resolve) => {
        answered = resolve;
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}
