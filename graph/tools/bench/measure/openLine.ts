import { once } from 'node:events';
import { connect } from 'node:net';

/** An HTTP connection for one request at a time. */
export interface Line {
  /** Sends a request unchanged. Resolves to the status of the response, or 0 if the connection breaks. */
  ask(request: string): Promise<number>;
  close(): void;
}

/**
 * Opens a connection to a server. It reads only the status and the length of a response: at thousands a second, a
 * complete client would take processor time from the measured server.
 */
export async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  let head = Buffer.alloc(0);
  /** The number of bytes that the response still lacks, or null before its head is complete. */
  let missing: number | null = null;
  let status = 0;
  let answered = (_status: number) => {};
  let isBroken = false;

  /** Reads the head of a response. Returns the number of bytes after it. */
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
