import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useBeginPasskeySignInMutation, useSignInByPasskeyMutation } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { authenticator, authenticatorFault } from './authenticator.ts';
import { appealTokenOf, type Refusal, SignInFailure } from './SignInFailure.tsx';
import type { StoredSession } from './storedSession.ts';

interface Props {
  /** Called with the session that the server has opened. */
  onSignedIn(session: StoredSession): void;
}

/** Signs in by a passkey. Renders nothing where the browser has none. */
export function PasskeyButton({ onSignedIn }: Props) {
  const [begin] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Refusal>();
  if (!authenticator.isThere()) return null;

  const handlePress = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const { data: begun } = await begin();
      const response = await authenticator.get(begun?.beginPasskeySignIn?.options ?? '');
      const { data } = await signIn({ variables: { input: { response } } });
      if (data?.signInByPasskey) onSignedIn(data.signInByPasskey);
    } catch (error) {
      const message = faultOf(error)?.message ?? authenticatorFault(error);
      setFailure({
        message: message ?? 'The server does not respond. Please try again.',
        appealToken: appealTokenOf(error),
      });
    }
    setPending(false);
  };

  return (
    <>
      {failure && <SignInFailure {...failure} />}
      <Button
        variant="outline"
        size="large"
        block
        icon={<Fingerprint />}
        pending={isPending}
        onClick={() => void handlePress()}
      >
        Use a passkey
      </Button>
    </>
  );
}
