import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionQuery } from '../generated.ts';
import { SessionDocument } from '../generated.ts';
import { FaultReply, fakeServer } from '../test/fakeServer.ts';
import { sessionOf } from '../test/sessionOf.ts';
import { nina } from '../test/world.ts';
import { connect } from './client.ts';

const query = { query: SessionDocument };

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a session’s client', () => {
  test('sends the session id as a Bearer token to the same origin', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { viewer: nina } }));
    const { client } = connect({ sessionId: 'secret', onSessionLost: vi.fn() });
    await client.query(query);

    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(request).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(new Headers(request?.headers).get('authorization')).toBe('Bearer secret');
  });

  test('asks as nobody for a visitor, whatever cookie the browser keeps', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { viewer: null } }));
    await connect({ sessionId: null, onSessionLost: vi.fn() }).client.query(query);

    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('');
  });

  test('asks the network once for what the cache then holds', async () => {
    const server = fakeServer({ session: () => sessionOf(nina) });
    const { client } = connect({ sessionId: 'secret', onSessionLost: vi.fn(), transport: server.link });
    await client.query(query);
    await client.query(query);

    expect(server.requests).toEqual(['Session']);
  });

  test('drops an answer that lands after it was closed', async () => {
    const answer = Promise.withResolvers<SessionQuery>();
    const server = fakeServer({ session: () => answer.promise });
    const { client, close } = connect({ sessionId: 'secret', onSessionLost: vi.fn(), transport: server.link });
    const settled = vi.fn();
    client.query(query).then(settled, settled);

    close();
    answer.resolve(sessionOf(nina));
    await answer.promise;
    await new Promise(setImmediate);

    expect(settled).not.toHaveBeenCalled();
    expect(client.cache.extract()).toEqual({});
  });

  test('asks nothing once it is closed', () => {
    const server = fakeServer({ session: () => sessionOf(nina) });
    const { client, close } = connect({ sessionId: 'secret', onSessionLost: vi.fn(), transport: server.link });
    close();
    void client.query(query);

    expect(server.requests).toEqual([]);
  });

  test('logs every failure and says when the session is lost', async () => {
    const server = fakeServer({
      session: () => {
        throw new FaultReply('Authentication required', 'UNAUTHENTICATED');
      },
    });
    const onSessionLost = vi.fn();
    const { client } = connect({ sessionId: 'secret', onSessionLost, transport: server.link });

    await expect(client.query(query)).rejects.toThrow('Authentication required');
    expect(onSessionLost).toHaveBeenCalledOnce();
    expect(console.error).toHaveBeenCalledWith('Session failed:', expect.anything());
  });

  test('does not take a visitor’s refusal for a lost session', async () => {
    const server = fakeServer({
      session: () => {
        throw new FaultReply('Invalid username or password', 'UNAUTHENTICATED');
      },
    });
    const onSessionLost = vi.fn();
    const { client } = connect({ sessionId: null, onSessionLost, transport: server.link });

    await expect(client.query(query)).rejects.toThrow('Invalid username or password');
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});
