import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { outside } from '../auth/outside.ts';
import { useLinkProviderMutation, useRemoveIdentityMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Links an account at the provider, and removes one. On failure the form keeps its password and shows the error. */
export function useIdentities() {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const [link] = useLinkProviderMutation();
  const [remove, { loading }] = useRemoveIdentityMutation();
  const toast = useToast();
  const currentPassword = password || null;

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    if (fault?.field === 'currentPassword') setError(fault.message);
    else toast({ title: 'That failed. Please try again.', text: fault?.message, tone: 'danger' });
  };

  const linkAccount = async () => {
    setLeaving(true);
    setError(undefined);
    try {
      const { data } = await link({ variables: { input: { currentPassword } } });
      outside.open(data?.linkProvider?.url ?? '/settings');
    } catch (failure) {
      showFailure(failure);
      setLeaving(false);
    }
  };

  const removeAccount = async (identityId: string) => {
    setError(undefined);
    try {
      await remove({ variables: { input: { identityId, currentPassword } } });
      setPassword('');
      toast({ title: 'Sign-in removed', tone: 'success' });
    } catch (failure) {
      showFailure(failure);
    }
  };

  return { password, setPassword, error, linkAccount, removeAccount, isLeaving, isRemoving: loading };
}
