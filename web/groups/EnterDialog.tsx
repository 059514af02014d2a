import type { RefObject } from 'react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { GroupHeadFragment } from '../generated.ts';
import { useAskWithWordsMutation, useJoinByRulesMutation } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useToast } from '../ui/Toast.tsx';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { isShut } from './groupKinds.ts';
import { RulesDialog } from './RulesDialog.tsx';
import { settleMembership } from './settleMembership.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: GroupHeadFragment;
  focusFallback: RefObject<HTMLElement | null>;
  onJoined(): void;
}

const askPart = lazyPart(() => import('./AskButton.tsx'));
const wordsPart = lazyPart(() => import('./WordsField.tsx').then((module) => module.WordsField));

/** Joins a group after its rules are read, which the viewer acknowledges by joining. A closed group is asked, with words to its organisers. */
export function EnterDialog({ open, onOpenChange, group, focusFallback, onJoined }: Props) {
  const [words, setWords] = useState('');
  const asks = isShut(group);
  const { isPending, fault, enter } = useEnter(group, () => {
    onOpenChange(false);
    if (!asks) onJoined();
  });
  const Words = useLazyPart(wordsPart, asks, () => undefined);
  // The button that replaces the opener must be there when it receives the focus.
  useLazyPart(askPart, asks, () => undefined);
  const label = asks ? 'Ask to join' : 'Join';

  return (
    <RulesDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${label}: ${group.name}`}
      group={group}
      focusFallback={focusFallback}
      act={{
        label: group.rules ? `Acknowledge and ${label}` : 'Ask',
        pendingLabel: asks ? 'Asking...' : 'Joining...',
        isPending,
        run: (version) => void enter(version, words),
      }}
    >
      {Words && <Words words={words} error={fault} onChange={setWords} />}
    </RulesDialog>
  );
}

function useEnter(group: GroupHeadFragment, onDone: () => void) {
  const [join] = useJoinByRulesMutation();
  const [ask] = useAskWithWordsMutation();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const toast = useToast();

  async function enter(rulesVersion: number | null, words: string): Promise<void> {
    setPending(true);
    const variables = { groupId: group.id, rulesVersion };
    try {
      if (isShut(group)) await ask({ variables: { ...variables, words } });
      else await join({ variables, update: (cache) => settleMembership(cache, group, true) });
    } catch (failure) {
      const problem = faultOf(failure);
      setPending(false);
      setFault(problem?.field === 'words' ? problem.message : undefined);
      toast({ title: problem?.message ?? 'Failed to join group. Please try again.', tone: 'danger' });
      return;
    }
    onDone();
  }
  return { isPending, fault, enter };
}
