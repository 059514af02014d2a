import type { TakedownDecision } from '../generated.ts';
import { useAnswerAppealMutation } from '../generated.ts';
import { useAct } from './actContext.ts';

const words = { label: 'Answer to the member', hint: 'The member reads it. There is no second appeal.' };
const texts: Record<TakedownDecision, { title: string; text: string; confirmLabel: string; done: string }> = {
  RESTORED: {
    title: 'Restore it?',
    text: 'It comes back for everyone, with everything under it.',
    confirmLabel: 'Restore',
    done: 'It is back',
  },
  UPHELD: {
    title: 'Uphold the removal?',
    text: 'It stays removed.',
    confirmLabel: 'Uphold',
    done: 'The removal is upheld',
  },
};

/** Answers an appeal, behind a dialog. */
export function useAnswerAppeal() {
  const act = useAct();
  const [answer] = useAnswerAppealMutation();
  return (takedownId: string, decision: TakedownDecision) =>
    act({
      ...texts[decision],
      pendingLabel: 'Answering...',
      words,
      run: (given) => answer({ variables: { input: { takedownId, decision, words: given.words } } }),
    });
}
