import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readStoredSession, SESSION_KEY, writeStoredSession } from '../auth/storedSession.ts';
import { nina } from '../test/world.ts';
import { usePlaygroundViewer } from './usePlaygroundViewer.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: object, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}

test('tells who is signed in, and follows another tab that signs out', async () => {
  answerWith({ data: { viewer: { username: 'ada' } } });
  const { result } = renderHook(usePlaygroundViewer);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual({ username: 'ada' }));
  answerWith({ data: { viewer: null } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
  await waitFor(() => expect(result.current).toBeNull());
});

test('forgets a session that the server has ended', async () => {
  writeStoredSession({ user: nina, sessionId: 'dead' });
  answerWith({ errors: [{ message: 'Your session has ended: sign in again' }] }, 401);
  const { result } = renderHook(usePlaygroundViewer);
  await waitFor(() => expect(result.current).toBeNull());
  expect(readStoredSession()).toBeNull();
});
