import { useState } from 'react';
import { dropLists, removeNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { PersonRowFragment } from '../generated.ts';
import { useAnswerGroupRequestMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import { MEMBERS_PAGE } from './groupLists.ts';

/** Admits or refuses a member who asks to join. `answering` says which of the two is running. */
export function useAnswerRequest(groupId: string, person: PersonRowFragment) {
  const [answering, setAnswering] = useState<boolean>();
  const [answerRequest] = useAnswerGroupRequestMutation();
  const toast = useToast();

  async function answer(admitted: boolean): Promise<void> {
    setAnswering(admitted);
    const owner = { __typename: 'Group', id: groupId };
    try {
      await answerRequest({
        variables: { groupId, userId: person.id, admitted },
        update: (cache) => {
          removeNode(cache, { owner, field: 'requests', node: { __typename: 'User', id: person.id } });
          if (admitted) dropLists(cache, { owner, field: 'members' }, ({ first }) => first === MEMBERS_PAGE);
        },
      });
    } catch (failure) {
      setAnswering(undefined);
      toast({ title: messageOf(failure), tone: 'danger' });
      return;
    }
    toast({ title: `${person.displayName} ${admitted ? 'is a member now' : 'is not admitted'}`, tone: 'success' });
  }
  return { answering, answer };
}

function messageOf(failure: unknown): string {
  const fault = faultOf(failure);
  if (fault?.code === 'NOT_FOUND') return 'Another organiser has answered, or the request was withdrawn.';
  return fault?.message ?? 'Failed to answer. Please try again.';
}
