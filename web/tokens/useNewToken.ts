import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useToast } from '../ui/Toast.tsx';
import type { TokenDraft } from './tokenDraft.ts';
import { newTokenDraft, tokenInput } from './tokenDraft.ts';
import { useCreateAccessToken } from './useCreateAccessToken.ts';

const LOST = 'The token was created, but its secret did not arrive. Revoke it and create another.';

/** A token in its form, and its secret after creation. `onLost` is called when the secret did not arrive. */
export function useNewToken(viewerId: string, onLost: () => void) {
  const [draft, setDraft] = useState(newTokenDraft);
  const [error, setError] = useState<string>();
  /** The error of the password field. Undefined until the server requires a password. */
  const [passwordError, setPasswordError] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const { createAccessToken, isCreating } = useCreateAccessToken(viewerId);
  const toast = useToast();

  const change = (changes: Partial<TokenDraft>) => {
    setDraft({ ...draft, ...changes });
    setError(undefined);
  };

  const askPassword = (message: string) => {
    setPasswordError(draft.password ? message : 'Enter your password: you signed in some time ago');
  };

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    if (fault?.field === 'currentPassword') return askPassword(fault.message);
    const wasMade = fault?.code === 'CONFLICT' && fault.field === 'id';
    if (wasMade) {
      change({ id: newTokenDraft().id });
      onLost();
    }
    if (fault?.field === 'name') setError(fault.message);
    const text = wasMade ? LOST : fault?.message;
    toast({ title: 'Failed to create the token. Please try again.', text, tone: 'danger' });
  };

  const create = async () => {
    const input = tokenInput(draft);
    setError(input.name ? undefined : 'A name is required');
    if (!input.name) return;
    try {
      setSecret(await createAccessToken(input));
    } catch (failure) {
      showFailure(failure);
    }
  };

  return { draft, change, error, passwordError, create, isCreating, secret };
}
