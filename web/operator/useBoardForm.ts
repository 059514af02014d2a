import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useToast } from '../ui/Toast.tsx';
import { useRefreshBoard } from './useRefreshBoard.ts';

/** The faults of a draft, by its fields. */
export type DraftErrors<Draft> = { [Name in keyof Draft]?: string };

/** A form of the board. On failure it keeps its values, and shows the server's message at the field. */
export function useBoardForm<Draft extends object>(initial: Draft, onSaved: () => void) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors<Draft>>({});
  const [isSaving, setSaving] = useState(false);
  const refresh = useRefreshBoard();
  const toast = useToast();

  const showFailure = (failure: unknown) => {
    const fault = faultOf(failure);
    // `Object.keys` loses the type of the names.
    const field = (Object.keys(draft) as (keyof Draft)[]).find((name) => name === fault?.field);
    if (fault && field !== undefined) setErrors(errorAt<Draft>(field, fault.message));
    else toast({ title: fault?.message ?? 'That did not work. Please try again.', tone: 'danger' });
  };

  /** Sends the form, unless it has faults. `done` is the toast after success. */
  async function save(found: DraftErrors<Draft>, done: string, send: () => Promise<unknown>): Promise<void> {
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      await send();
    } catch (failure) {
      showFailure(failure);
      return;
    } finally {
      setSaving(false);
    }
    toast({ title: done, tone: 'success' });
    onSaved();
    // The change is saved even if the list cannot be loaded again. The error link logs the failure.
    await refresh().catch(() => undefined);
  }

  return { draft, change: (changes: Partial<Draft>) => setDraft({ ...draft, ...changes }), errors, isSaving, save };
}

function errorAt<Draft>(field: keyof Draft, message: string): DraftErrors<Draft> {
  const errors: DraftErrors<Draft> = {};
  errors[field] = message;
  return errors;
}
