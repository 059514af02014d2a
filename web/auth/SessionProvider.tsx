import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useMemo, useState } from 'react';
import type { Connect } from '../apollo/client.ts';
import { connect as connectToServer } from '../apollo/client.ts';
import { useToast } from '../ui/Toast.tsx';
import { createSessionKeeper } from './sessionKeeper.ts';
import { SESSION_KEY } from './storedSession.ts';
import type { Session } from './useSession.ts';
import { SessionContext } from './useSession.ts';

interface Props {
  children: ReactNode;
  connect?: Connect;
}

/** Provides the session and its client to all components below. */
export function SessionProvider({ children, connect = connectToServer }: Props) {
  const toast = useToast();
  const [keeper] = useState(() =>
    createSessionKeeper(connect, () => toast({ title: 'Your session has ended', text: 'Please sign in again.' })),
  );
  const [{ client, user, expected, isLoading, turn }, setState] = useState(keeper.state);

  useEffect(() => {
    const stop = keeper.onChange(setState);
    void keeper.resume();
    return stop;
  }, [keeper]);

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY || key === null) keeper.follow();
    };
    // A page that the browser had put away has missed such events.
    const handleReturn = () => keeper.follow();
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', handleReturn);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', handleReturn);
    };
  }, [keeper]);

  const session = useMemo<Session>(() => {
    const { login, register, enter, logout, refresh } = keeper;
    return { user, expected, isLoading, login, register, enter, logout, refresh };
  }, [keeper, user, expected, isLoading]);

  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <Fragment key={turn}>{children}</Fragment>
      </ApolloProvider>
    </SessionContext>
  );
}
