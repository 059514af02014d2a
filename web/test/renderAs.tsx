import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { connect } from '../apollo/client.ts';
import { SessionProvider } from '../auth/SessionProvider.tsx';
import { writeStoredSession } from '../auth/storedSession.ts';
import type { SessionUserFragment } from '../generated.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import type { Handlers } from './fakeServer.ts';
import { fakeServer } from './fakeServer.ts';
import { sessionOf } from './sessionOf.ts';

interface Options {
  /** The path in the address bar. */
  path?: string;
  /** The history state of that path. */
  state?: unknown;
}

/**
 * Renders a page for a person, with a resumed session, the real client and cache, and a server that replies with the
 * handlers.
 */
export function renderAs(
  viewer: SessionUserFragment | null,
  page: ReactNode,
  handlers: Handlers,
  options: Options = {},
) {
  const { path = '/', state } = options;
  const server = fakeServer({ session: () => sessionOf(viewer), ...handlers });
  const place = { path: '' };
  if (viewer) writeStoredSession({ user: viewer, sessionId: 'a-session' });

  const view = render(
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider>
          <SessionProvider connect={(given) => connect({ ...given, transport: server.link, live: server.live })}>
            <MemoryRouter useTransitions={false} initialEntries={[{ ...splitPath(path), state }]}>
              <DeviceLocation place={place} />
              {page}
            </MemoryRouter>
          </SessionProvider>
        </ToastProvider>
      </TooltipProvider>
    </ThemeProvider>,
  );
  return { ...view, user: userEvent.setup(), server, place };
}

function DeviceLocation({ place }: { place: { path: string } }) {
  const { pathname, search } = useLocation();
  place.path = `${pathname}${search}`;
  return null;
}

function splitPath(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
}
