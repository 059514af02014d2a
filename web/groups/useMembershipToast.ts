import { useToast } from '../ui/Toast.tsx';
import type { OnMembership } from './useGroupMembership.ts';

/** The toast after joining or leaving, on the group pages. The home page has its own text. */
export function useMembershipToast(): OnMembership {
  const toast = useToast();
  return (member, action) => {
    const text = member ? 'Successfully joined the group!' : 'Successfully left the group!';
    toast({ title: 'Success', text, tone: 'success', action });
  };
}
