import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Client } from 'pg';

// node-postgres believes any server that accepts the sign-in without asking for a password. A process of another account can
// take the port of an embedded server that has stopped, and would then get all statements. By SCRAM a server proves that it
// knows the password too.

interface Connection extends EventEmitter {
  readonly stream: Socket;
}
interface SignIn {
  readonly host: string;
  readonly port: number;
  /** Null before SCRAM begins, and once the server's proof has been found right. */
  readonly saslSession: object | null;
  _attachListeners(connection: Connection): void;
}

const loopback = '127.0.0.1';
const ports = new Set<number>();

const signIn = Client.prototype as unknown as SignIn;
const attachListeners = signIn._attachListeners;

signIn._attachListeners = function (connection) {
  attachListeners.call(this, connection);
  if (this.host !== loopback || !ports.has(this.port)) return;
  let isProved = false;
  connection.on('authenticationSASLFinal', () => {
    isProved = this.saslSession === null;
  });
  connection.on('authenticationOk', () => {
    if (isProved) return;
    // The same packet can contain the message that the server is ready.
    connection.removeAllListeners('readyForQuery');
    connection.stream.destroy(
      new Error('The database has not proved that it knows the password: it gets no statements'),
    );
  });
};

/** Makes every connection of this process to a port of 127.0.0.1 insist on SCRAM. */
export function requireScram(port: number): void {
  ports.add(port);
}
