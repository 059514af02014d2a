import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useChangeMailAddressMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

const blank = { address: '', currentPassword: '' };
type Draft = typeof blank;

/** The change of the address for mails in its form. On failure the form keeps its values and shows the error. */
export function useMailForm() {
  const [draft, setDraft] = useState(blank);
  const [errors, setErrors] = useState<Partial<Draft>>({});
  const [needsPassword, setNeedsPassword] = useState(false);
  const [mutate, { loading }] = useChangeMailAddressMutation();
  const toast = useToast();

  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    if (fault?.field === 'currentPassword') {
      setNeedsPassword(true);
      const message = draft.currentPassword ? fault.message : 'Enter your password: you signed in some time ago';
      setErrors({ currentPassword: message });
    } else if (fault?.field === 'address') setErrors({ address: fault.message });
    else toast({ title: 'Failed to change the address. Please try again.', text: fault?.message, tone: 'danger' });
  };

  /** Returns whether it succeeded. */
  const send = async (address: string | null): Promise<boolean> => {
    setErrors({});
    const currentPassword = draft.currentPassword || undefined;
    try {
      await mutate({ variables: { input: { address, currentPassword } } });
    } catch (failure) {
      showFailure(failure);
      return false;
    }
    setDraft(blank);
    setNeedsPassword(false);
    return true;
  };

  /** Returns whether it succeeded. */
  const submit = async (): Promise<boolean> => {
    const address = draft.address.trim();
    if (address) return send(address);
    setErrors({ address: 'Enter an e-mail address, such as ada@rides.example' });
    return false;
  };

  const remove = async () => {
    if (await send(null)) toast({ title: 'Address removed', tone: 'success' });
  };

  return { draft, change, errors, needsPassword, submit, remove, isChanging: loading };
}
