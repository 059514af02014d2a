import { Navigate, useLocation, useParams } from 'react-router-dom';
import { withInvitation } from '../auth/invitationState.ts';
import { useSession } from '../auth/useSession.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { SpentLink } from './SpentLink.tsx';
import { useLinkState } from './useLinkState.ts';

/** The page of an invitation. It leads to the sign-up form, which sends the invitation. */
export function JoinPage() {
  const { token = '' } = useParams();
  const { user } = useSession();
  const location = useLocation();
  const { state, mailAddress, isFailed } = useLinkState('JOIN', token);
  useDocumentTitle('Invitation');

  if (state === 'PENDING' && !user)
    return <Navigate to="/login?mode=signup" state={withInvitation(location.state, token, mailAddress)} replace />;
  return (
    <AccountFrame title="Invitation">
      {state === 'PENDING' && (
        <p>
          You are signed in as {user?.displayName}. <TextLink to="/">Go to the rides</TextLink>
        </p>
      )}
      <SpentLink state={state} isFailed={isFailed}>
        Ask the person who invited you for another link. If you have an account,{' '}
        <TextLink to="/login">sign in</TextLink>.
      </SpentLink>
    </AccountFrame>
  );
}
