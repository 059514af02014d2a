import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeStoredSession } from '../auth/storedSession.ts';
import { nina } from '../test/world.ts';
import { fetcher } from './fetcher.ts';

const send = vi.fn<typeof fetch>(async () => Response.json({ data: { viewer: null } }));
beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  vi.unstubAllGlobals();
  send.mockClear();
});

async function authorizationSent(headers?: Record<string, string>): Promise<string | null> {
  await fetcher({ query: '{ viewer { id } }' }, { headers });
  return new Headers(send.mock.calls[0]?.[1]?.headers).get('authorization');
}

test('a visitor asks as nobody, whatever cookie the browser keeps', async () => {
  expect(await authorizationSent()).toBe('');
});

test('who is signed in sends their session', async () => {
  writeStoredSession({ user: nina, sessionId: 'mine' });
  expect(await authorizationSent()).toBe('Bearer mine');
});

test('a tab may send others instead, however it spells the header', async () => {
  writeStoredSession({ user: nina, sessionId: 'mine' });
  expect(await authorizationSent({ Authorization: 'Bearer cct_other' })).toBe('Bearer cct_other');
});
