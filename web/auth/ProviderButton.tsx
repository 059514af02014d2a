import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useBeginProviderSignInMutation } from '../generated.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { outside } from './outside.ts';
import { beginTrip } from './providerTrip.ts';

interface Props {
  /** The name of the provider. */
  name: string;
  /** The history state of the page: where to return to, and an invitation. */
  state: unknown;
}

/** Signs in at the provider of this instance. */
export function ProviderButton({ name, state }: Props) {
  const [begin] = useBeginProviderSignInMutation();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const handlePress = async () => {
    setLeaving(true);
    setFailure(undefined);
    try {
      const { data } = await begin();
      beginTrip(state);
      outside.open(data?.beginProviderSignIn?.url ?? '/login');
    } catch (error) {
      setFailure(faultOf(error)?.message ?? 'The server does not respond. Please try again.');
      setLeaving(false);
    }
  };

  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Button
        variant="outline"
        size="large"
        block
        icon={<LogIn />}
        pending={isLeaving}
        onClick={() => void handlePress()}
      >
        Continue with {name}
      </Button>
    </>
  );
}
