import { useToast } from '../ui/Toast.tsx';

/** The toast after joining or leaving, on the group pages. The home page has its own text. */
export function useMembershipToast(): (member: boolean) => void {
  const toast = useToast();
  return (member) => {
    const text = member ? 'Successfully joined the group!' : 'Successfully left the group!';
    toast({ title: 'Success', text, tone: 'success' });
  };
}
