import { renderHook, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { connect } from '../apollo/client.ts';
import { SessionProvider } from '../auth/SessionProvider.tsx';
import type { Session } from '../auth/useSession.ts';
import { useSession } from '../auth/useSession.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import type { Handlers } from './fakeServer.ts';
import { FaultReply, fakeServer } from './fakeServer.ts';

export const refuse = (message: string, code?: string) => () => {
  throw new FaultReply(message, code);
};

/** A browser that has just opened the application. `use` is a hook of its page. */
export function openSession(handlers: Handlers, use: () => void = () => {}) {
  const server = fakeServer(handlers);
  const tokens: (string | null)[] = [];
  const read = () => {
    use();
    return useSession();
  };
  const { result } = renderHook(read, {
    wrapper: ({ children }) => (
      <ToastProvider>
        <SessionProvider
          connect={(given) => {
            tokens.push(given.sessionId);
            return connect({ ...given, transport: server.link, live: server.live });
          }}
        >
          {children}
        </SessionProvider>
      </ToastProvider>
    ),
  });
  return { result, server, tokens };
}

export function ended(result: { current: Session }) {
  return waitFor(() => expect(result.current).toMatchObject({ user: null, expected: null, isLoading: false }));
}
