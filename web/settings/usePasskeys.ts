import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { authenticator, authenticatorFault } from '../auth/authenticator.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation, useRemovePasskeyMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { deviceName } from './deviceName.ts';

/** Adds a passkey of this device, and removes one. On failure the form keeps its values and shows the error. */
export function usePasskeys() {
  const [draft, setDraft] = useState({ name: deviceName(navigator.userAgent), password: '' });
  const [errors, setErrors] = useState<{ name?: string; password?: string }>({});
  const [isAdding, setAdding] = useState(false);
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove, { loading }] = useRemovePasskeyMutation();
  const toast = useToast();
  const currentPassword = draft.password || null;

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    if (fault?.field === 'currentPassword') return setErrors({ password: fault.message });
    if (fault?.field === 'name') return setErrors({ name: fault.message });
    const text = fault?.message ?? authenticatorFault(failure);
    toast({ title: 'That failed. Please try again.', text, tone: 'danger' });
  };

  const addPasskey = async () => {
    if (draft.name.trim() === '') return setErrors({ name: 'Name is required' });
    setAdding(true);
    setErrors({});
    try {
      const { data } = await begin({ variables: { input: { currentPassword } } });
      const response = await authenticator.create(data?.beginPasskey?.options ?? '');
      await add({ variables: { input: { name: draft.name.trim(), response } } });
      setDraft({ ...draft, password: '' });
      toast({ title: 'Passkey added', tone: 'success' });
    } catch (failure) {
      showFailure(failure);
    }
    setAdding(false);
  };

  const removePasskey = async (passkeyId: string) => {
    setErrors({});
    try {
      await remove({ variables: { input: { passkeyId, currentPassword } } });
      setDraft({ ...draft, password: '' });
      toast({ title: 'Passkey removed', tone: 'success' });
    } catch (failure) {
      showFailure(failure);
    }
  };

  return { draft, setDraft, errors, addPasskey, removePasskey, isAdding, isRemoving: loading };
}
