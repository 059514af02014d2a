import type { OperatorTakedownRowFragment, TakedownDecision } from '../generated.ts';
import { useAnswerAppealMutation } from '../generated.ts';
import type { Act } from './actContext.ts';

const toMember = { label: 'Answer to the member', hint: 'The member reads it. There is no second appeal.' };
const toOrganisers = {
  label: 'Answer to the organisers',
  hint: 'The organisers of the group read it. There is no second appeal.',
};

type Texts = Record<TakedownDecision, { title: string; text: string; confirmLabel: string; done: string }>;

const texts: Texts = {
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
const suspensionTexts: Texts = {
  RESTORED: {
    title: 'Lift the suspension?',
    text: 'The member can sign in again, and hidden posts come back. A mail tells the member.',
    confirmLabel: 'Lift the suspension',
    done: 'The suspension is lifted',
  },
  UPHELD: {
    title: 'Uphold the suspension?',
    text: 'The member stays suspended. A mail tells the member.',
    confirmLabel: 'Uphold',
    done: 'The suspension is upheld',
  },
};

/** The acts that answer an appeal. */
export function useAnswerAppeal() {
  const [answer] = useAnswerAppealMutation();
  return ({ id: takedownId, kind, author }: OperatorTakedownRowFragment, decision: TakedownDecision): Act => ({
    ...(kind === 'SUSPENSION' ? suspensionTexts : texts)[decision],
    pendingLabel: 'Answering...',
    // Only what a group shows has no author.
    words: author === null ? toOrganisers : toMember,
    run: (given) => answer({ variables: { input: { takedownId, decision, words: given.words } } }),
  });
}
