import { Plus } from 'lucide-react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { GroupHeadFragment } from '../generated.ts';
import { useAskByRulesMutation, useJoinByRulesMutation } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';
import { isShut } from './groupKinds.ts';
import { RulesDialog } from './RulesDialog.tsx';
import { settleMembership } from './settleMembership.ts';

interface Props {
  group: GroupHeadFragment;
  /** The id of the element that names the group. */
  describedBy: string;
  onJoined(): void;
}

/** Joins a group with rules, or asks to: it shows them first, and the viewer acknowledges them by joining. */
export function RulesButton({ group, describedBy, onJoined }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, enter } = useEnter(group, () => {
    setOpen(false);
    if (!isShut(group)) onJoined();
  });
  const words = isShut(group) ? 'Ask to join' : 'Join';

  return (
    <>
      <Button icon={<Plus />} aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {words}
      </Button>
      <RulesDialog
        open={isOpen}
        onOpenChange={setOpen}
        group={group}
        act={{
          label: `Acknowledge and ${words}`,
          pendingLabel: isShut(group) ? 'Asking...' : 'Joining...',
          isPending,
          run: (version) => void enter(version),
        }}
      />
    </>
  );
}

function useEnter(group: GroupHeadFragment, onDone: () => void) {
  const [join] = useJoinByRulesMutation();
  const [ask] = useAskByRulesMutation();
  const [isPending, setPending] = useState(false);
  const toast = useToast();

  async function enter(rulesVersion: number): Promise<void> {
    setPending(true);
    const variables = { groupId: group.id, rulesVersion };
    try {
      if (isShut(group)) await ask({ variables });
      else await join({ variables, update: (cache) => settleMembership(cache, group, true) });
    } catch (failure) {
      setPending(false);
      toast({ title: faultOf(failure)?.message ?? 'Failed to join group. Please try again.', tone: 'danger' });
      return;
    }
    onDone();
  }
  return { isPending, enter };
}
