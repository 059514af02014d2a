import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { TakedownReason } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import type { Act } from './actContext.ts';
import { useRefreshBoard } from './useRefreshBoard.ts';

/** The reason and the words that the operator gives, and the acts that use them. A failed act loses no words. */
export function useActForm(onDone: () => void) {
  const [reason, setReason] = useState<TakedownReason>();
  const [words, setWords] = useState('');
  const [statement, setStatement] = useState('');
  const [chosen, setChosen] = useState(false);
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<{ reason?: string; words?: string; typed?: string }>({});
  const [link, setLink] = useState<string>();
  const [pendingAct, setPendingAct] = useState<string>();
  const toast = useToast();
  const refresh = useRefreshBoard();

  async function perform(act: Act): Promise<void> {
    const given = words.trim();
    const isUnreasoned = act.hasReason && !reason;
    const isMissing = act.words !== undefined && !act.words.optional && !given;
    const isMistyped = act.typed !== undefined && typed.trim() !== act.typed;
    setErrors({
      reason: isUnreasoned ? 'Please choose a reason' : undefined,
      words: isMissing ? 'Please write a few words' : undefined,
      typed: isMistyped ? 'The text is another' : undefined,
    });
    if (isUnreasoned || isMissing || isMistyped) return;
    // Acts without a list of reasons do not read it.
    const grounds = { reason: reason ?? 'OTHER', words: given, statement: statement.trim(), chosen };
    setPendingAct(act.title);
    try {
      if (act.linkHint) {
        setLink(await act.run(grounds));
      } else {
        await act.run(grounds);
        toast({ title: act.done, tone: 'success' });
        onDone();
      }
      await refresh();
    } catch (failure) {
      const fault = faultOf(failure);
      if (act.words && fault?.code === 'BAD_USER_INPUT') setErrors({ words: fault.message });
      toast({ title: fault?.message ?? 'That did not work. Please try again.', tone: 'danger' });
    } finally {
      setPendingAct(undefined);
    }
  }
  return {
    reason,
    setReason,
    words,
    setWords,
    statement,
    setStatement,
    chosen,
    setChosen,
    typed,
    setTyped,
    errors,
    link,
    /** The title of the act that runs. */
    pendingAct,
    perform,
  };
}

export type ActForm = ReturnType<typeof useActForm>;
