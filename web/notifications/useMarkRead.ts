import type { MarkNotificationsReadMutationVariables } from '../generated.ts';
import { useMarkNotificationsReadMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Marks notifications as read. Resolves to whether the server did it. */
export function useMarkRead() {
  const toast = useToast();
  const [mutate, { loading }] = useMarkNotificationsReadMutation();

  const markRead = async (variables: MarkNotificationsReadMutationVariables): Promise<boolean> => {
    try {
      await mutate({ variables });
      return true;
    } catch {
      // The client's error link has logged it.
      toast({ title: 'Failed to mark as read. Please try again.', tone: 'danger' });
      return false;
    }
  };
  return { markRead, isMarking: loading };
}
