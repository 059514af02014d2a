import { Navigate } from 'react-router-dom';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { LiveText } from '../ui/LiveText.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { NewcomerForm } from './NewcomerForm.tsx';
import { SignInFailure } from './SignInFailure.tsx';
import { useArrival } from './useArrival.ts';
import { useProviderReturn } from './useProviderReturn.ts';
import { useSession } from './useSession.ts';

/** The page to which the provider returns a rider. */
export default function ProviderPage() {
  const { user, enter } = useSession();
  const { trip, failure, newcomer, username, setUsername } = useProviderReturn();
  const hasArrived = useArrival(username);
  const title = newcomer ? 'Create an account' : 'Sign in';
  useDocumentTitle(title);

  if (user && username && hasArrived) return <Navigate to={trip.from} replace />;

  return (
    <AccountFrame title={title}>
      {failure && (
        <>
          <SignInFailure {...failure} />
          <p>
            <TextLink to={user ? '/settings' : '/login'}>{user ? 'Go to the settings' : 'Sign in again'}</TextLink>
          </p>
        </>
      )}
      {newcomer && (
        <>
          <p>Choose how riders see you here.</p>
          <NewcomerForm
            proposed={newcomer}
            invitation={trip.invitation}
            invitedAddress={trip.invitedAddress}
            onRegistered={(session) => {
              setUsername(session.user.username);
              enter(session);
            }}
          />
        </>
      )}
      {!failure && !newcomer && (
        <div>
          <Spinner /> <LiveText visible>One moment…</LiveText>
        </div>
      )}
    </AccountFrame>
  );
}
