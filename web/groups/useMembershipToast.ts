import { useToast } from '../ui/Toast.tsx';

/** What the pages of groups say of a membership; the home page has words of its own. */
export function useMembershipToast(): (member: boolean) => void {
  const toast = useToast();
  return (member) => {
    const text = member ? 'Successfully joined the group!' : 'Successfully left the group!';
    toast({ title: 'Success', text, tone: 'success' });
  };
}
