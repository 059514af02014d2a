import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import { useFinishProviderSignInMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { readTrip } from './providerTrip.ts';
import { appealTokenOf, type Refusal } from './SignInFailure.tsx';
import { useSession } from './useSession.ts';

const again = 'This sign-in has expired or was used: start it again';

/** Sends the response of the provider once. */
export function useProviderReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const { enter } = useSession();
  const [trip] = useState(readTrip);
  const [failure, setFailure] = useState<Refusal | undefined>(search ? undefined : { message: again });
  const [newcomer, setNewcomer] = useState<{ username: string | null; displayName: string | null }>();
  const [username, setUsername] = useState<string>();
  const [finish] = useFinishProviderSignInMutation();
  const isSent = useRef(!search);

  const send = useEffectEvent(async () => {
    // A reload of the page does not send it again.
    navigate('/login/provider', { replace: true });
    try {
      const { data } = await finish({ variables: { input: { query: search, invitation: trip.invitation } } });
      const { session, newcomer: found, linkedUser } = data?.finishProviderSignIn ?? {};
      if (session) {
        setUsername(session.user.username);
        enter(session);
      } else if (linkedUser) {
        navigate('/settings', { replace: true });
        toast({ title: 'You can now sign in this way', tone: 'success' });
      } else setNewcomer(found ?? { username: null, displayName: null });
    } catch (error) {
      const message = faultOf(error)?.message ?? 'The server does not respond. Please try again.';
      setFailure({ message, appealToken: appealTokenOf(error) });
    }
  });

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send();
  }, []);

  return { trip, failure, newcomer, username, setUsername };
}
