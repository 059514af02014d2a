import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useToast } from '../ui/Toast.tsx';
import type { TokenDraft } from './tokenDraft.ts';
import { newTokenDraft, tokenInput } from './tokenDraft.ts';
import { useCreateAccessToken } from './useCreateAccessToken.ts';

const LOST = 'The token was made, but its secret was lost on the way: revoke it and create another.';

/** The token that is being described, and its secret once it is made. `onLost` is called for one whose secret is lost. */
export function useNewToken(viewerId: string, onLost: () => void) {
  const [draft, setDraft] = useState(newTokenDraft);
  const [error, setError] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const { createAccessToken, isCreating } = useCreateAccessToken(viewerId);
  const toast = useToast();

  const change = (changes: Partial<TokenDraft>) => {
    setDraft({ ...draft, ...changes });
    setError(undefined);
  };

  const tellFailure = (failure: unknown) => {
    const fault = faultOf(failure);
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
      tellFailure(failure);
    }
  };

  return { draft, change, error, create, isCreating, secret };
}
