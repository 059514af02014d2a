import { once } from 'node:events';
import WebSocket from 'ws';

interface Message {
  type: string;
  id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape.
  payload?: any;
}

/** A WebSocket that can send anything in any order. */
export interface RawSocket {
  readonly socket: WebSocket;
  say(message: object | string): void;
  /** The next message of a type. Earlier messages are skipped. */
  hear(type: string): Promise<Message>;
  /** How it was closed, once it is. */
  readonly closed: Promise<{ code: number; reason: string }>;
}

interface RawOptions {
  headers?: Record<string, string>;
  protocol?: string;
}

/** Opens a socket, or throws the response instead, as `Unexpected server response: 429`. */
export async function openRawSocket(
  url: string,
  { headers, protocol = 'graphql-transport-ws' }: RawOptions = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocol, { headers });
  const messages: Message[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)));
    waiting.shift()?.();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await once(socket, 'open');

  async function hear(type: string): Promise<Message> {
    for (let message = messages.shift(); message; message = messages.shift()) if (message.type === type) return message;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return hear(type);
  }

  return {
    socket,
    closed,
    hear,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

/** Opens a socket and signs in. */
export async function openedAs(url: string, authorization?: string, options: RawOptions = {}): Promise<RawSocket> {
  const opened = await openRawSocket(url, options);
  opened.say({ type: 'connection_init', payload: authorization && { authorization } });
  await opened.hear('connection_ack');
  return opened;
}
