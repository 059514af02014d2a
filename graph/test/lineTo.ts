import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A proxy to a server, always at the same port, that a test can silence. */
export interface Line {
  readonly port: number;
  /** Forwards nothing in either direction; connections stay open. */
  silence(): void;
  /** Drops silent connections and forwards new ones. */
  restore(): void;
  close(): void;
}

/** Starts a proxy to a local port. */
export async function lineTo(target: () => number): Promise<Line> {
  const ends = new Set<Socket>();
  let isSilent = false;

  function keep(end: Socket, other: Socket): void {
    ends.add(end);
    end.on('error', () => other.destroy());
    end.on('close', () => {
      ends.delete(end);
      other.destroy();
    });
  }

  const dropAll = () => {
    for (const end of ends) end.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1');
    keep(near, far);
    keep(far, near);
    near.on('data', (bytes) => void (isSilent || far.write(bytes)));
    far.on('data', (bytes) => void (isSilent || near.write(bytes)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence() {
      isSilent = true;
    },
    restore() {
      isSilent = false;
      dropAll();
    },
    close() {
      server.close();
      dropAll();
    },
  };
}
