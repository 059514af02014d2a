import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import { useConfirmMailAddressMutation } from '../generated.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { SpentLink } from './SpentLink.tsx';
import { useLinkState } from './useLinkState.ts';

/** The page of a link that confirms an address. It asks for a press, because programs that check mails open each link. */
export function ConfirmPage() {
  const { token = '' } = useParams();
  const { state, setState, isFailed } = useLinkState('CONFIRM', token);
  const [address, setAddress] = useState<string>();
  const [error, setError] = useState<string>();
  const [confirm, { loading, client }] = useConfirmMailAddressMutation();
  useDocumentTitle('Confirm your e-mail address');

  const handleConfirm = async () => {
    setError(undefined);
    try {
      const { data } = await confirm({ variables: { token } });
      setAddress(data?.confirmMailAddress?.address);
      // The settings read the address again.
      client.cache.modify({ fields: { viewer: (_viewer, { INVALIDATE }) => INVALIDATE } });
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.code === 'GONE') setState(fault.message.endsWith('expired') ? 'EXPIRED' : 'USED');
      else setError(fault?.message ?? 'The server does not respond. Please try again.');
    }
  };

  return (
    <AccountFrame title="Confirm your e-mail address">
      {state === 'PENDING' && !address && (
        <>
          <p>Links for a new password, and mails about your account, are then for this address.</p>
          {error && <Alert tone="danger">{error}</Alert>}
          <Button size="large" block pending={loading} onClick={handleConfirm}>
            Confirm this address
          </Button>
        </>
      )}
      <div role="status">
        {address && (
          <Alert tone="note" icon={<MailCheck />}>
            {address} is confirmed.
          </Alert>
        )}
      </div>
      <SpentLink state={state} isFailed={isFailed}>
        Ask for another link in the <TextLink to="/settings">settings</TextLink>.
      </SpentLink>
      {address && (
        <p>
          <TextLink to="/">Go to the rides</TextLink>
        </p>
      )}
    </AccountFrame>
  );
}
