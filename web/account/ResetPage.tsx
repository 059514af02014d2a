import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import { useResetPasswordMutation } from '../generated.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useToast } from '../ui/Toast.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SpentLink } from './SpentLink.tsx';
import { useLinkState } from './useLinkState.ts';

/** The page of a link for a new password. */
export function ResetPage() {
  const { token = '' } = useParams();
  const { state, setState, isFailed } = useLinkState('RESET', token);
  const [error, setError] = useState<string>();
  const [reset, { loading }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const toast = useToast();
  useDocumentTitle('New password');

  const handleSubmit = async (newPassword: string) => {
    setError(undefined);
    try {
      await reset({ variables: { input: { token, newPassword } } });
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.code === 'GONE') setState(fault.message.endsWith('expired') ? 'EXPIRED' : 'USED');
      else setError(fault?.message ?? 'The server does not respond. Please try again.');
      return;
    }
    toast({ title: 'Password changed', text: 'All your devices are signed out. Sign in again.', tone: 'success' });
    navigate('/login', { replace: true });
  };

  return (
    <AccountFrame title="Choose a new password">
      {state === 'PENDING' && <NewPasswordForm error={error} pending={loading} onSubmit={handleSubmit} />}
      <SpentLink state={state} isFailed={isFailed}>
        <TextLink to="/forgot">Ask for another link</TextLink>
      </SpentLink>
    </AccountFrame>
  );
}
