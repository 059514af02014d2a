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
  let head = Buffer.alloc(0);
  /** How many bytes of the answer are still to come; null before its head is whole. */
  let missing: number | null = null;
  let status = 0;
  let answered = (_status: number) => {};
  let isBroken = false;

  /** Takes the head of an answer in; answers how many bytes after it have come. */
  function readHead(bytes: Buffer): number {
    head = head.length > 0 ? Buffer.concat([head, bytes]) : bytes;
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    const text = head.latin1Slice(0, end);
    status = Number(text.slice(9, 12));
    missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
    const came = head.length - end - 4;
    head = Buffer.alloc(0);
    return came;
  }

  socket.on('data', (bytes) => {
    const came = missing === null ? readHead(bytes) : bytes.length;
    if (missing === null) return;
    missing -= came;
    if (missing > 0) return;
    missing = null;
    answered(status);
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isBroken = true;
      answered(0);
    });

  return {
    ask: (request) =>
      new Promise((resolve) => {
        answered = resolve;
        if (isBroken) resolve(0);
        else socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}
