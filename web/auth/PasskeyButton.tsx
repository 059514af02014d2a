import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useBeginPasskeySignInMutation, useSignInByPasskeyMutation } from '../generated.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { authenticator, authenticatorFault } from './authenticator.ts';
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
  const [failure, setFailure] = useState<string>();
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
      setFailure(message ?? 'The server does not respond. Please try again.');
    }
    setPending(false);
  };

  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
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
