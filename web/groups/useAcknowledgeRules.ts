import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useAcknowledgeGroupRulesMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import type { RulesAct } from './RulesDialog.tsx';

/** The act of a member who has read the rules of their group. */
export function useAcknowledgeRules(groupId: string, onDone: () => void): RulesAct {
  const [acknowledge] = useAcknowledgeGroupRulesMutation();
  const [isPending, setPending] = useState(false);
  const toast = useToast();

  async function send(version: number, reload: () => void): Promise<void> {
    setPending(true);
    try {
      await acknowledge({ variables: { groupId, version } });
      toast({ title: 'You have acknowledged the rules', tone: 'success' });
      onDone();
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.code === 'CONFLICT') reload();
      toast({ title: fault?.message ?? 'Failed to acknowledge the rules. Please try again.', tone: 'danger' });
    } finally {
      setPending(false);
    }
  }
  return {
    label: 'Acknowledge',
    pendingLabel: 'Acknowledging...',
    isPending,
    run: (version, reload) => {
      if (version !== null) void send(version, reload);
    },
  };
}
