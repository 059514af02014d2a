import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useCreateInvitationsMutation } from '../generated.ts';
import { useDraft } from '../lib/useDraft.ts';
import { useToast } from '../ui/Toast.tsx';
import { useRefreshBoard } from './useRefreshBoard.ts';

type Draft = Record<'uses' | 'days' | 'addresses', string>;

type Errors = Partial<Draft>;

/** The only conflict. The message of the server names the command, too. */
const closedText = 'Sign-up is closed. First choose ‘By invitation’ on the tab Instance.';

const blank: Draft = { uses: '1', days: '14', addresses: '' };
const newDraft = () => blank;
const wrong = (text: string, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most
    ? undefined
    : `A whole number from 1 to ${most.toLocaleString('en')}`;

/** The form that makes invitations. `links` are those to hand over, with their addresses. */
export function useInviteForm() {
  // A long list survives a look at another tab.
  const { draft, change, clear } = useDraft('invitations of the board', newDraft);
  const [errors, setErrors] = useState<Errors>({});
  const [links, setLinks] = useState<readonly string[]>([]);
  const [create, { loading: isInviting }] = useCreateInvitationsMutation();
  const refresh = useRefreshBoard();
  const toast = useToast();

  async function invite(): Promise<void> {
    const found: Errors = { uses: wrong(draft.uses, 1000), days: wrong(draft.days, 365) };
    setErrors(found);
    if (found.uses || found.days) return;
    const input = { uses: Number(draft.uses), days: Number(draft.days), addresses: draft.addresses.trim() || null };
    try {
      const { data } = await create({ variables: { input } });
      const made = data?.createInvitations?.invitations ?? [];
      setLinks(made.flatMap(({ mailAddress, path }) => (path ? [spell(mailAddress, path)] : [])));
      clear();
      toast({ title: made.length === 1 ? 'Invited' : `${made.length} invited`, tone: 'success' });
      await refresh();
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.code === 'CONFLICT') toast({ title: closedText, tone: 'danger' });
      else if (fault?.field && fault.field in blank) setErrors({ [fault.field]: fault.message });
      else toast({ title: fault?.message ?? 'That did not work. Please try again.', tone: 'danger' });
    }
  }
  return { draft, change, errors, links, isInviting, invite };
}

const spell = (mailAddress: string | null, path: string) =>
  [mailAddress, `${window.location.origin}${path}`].filter(Boolean).join('  ');
