import { faultOf } from '../apollo/faultOf.ts';
import { usePutRideOnAgainMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Puts a ride on again that was called off. `putOnAgain` resolves to whether that succeeded. */
export function usePutRideOnAgain(postId: string) {
  const [send, { loading }] = usePutRideOnAgainMutation();
  const toast = useToast();

  const putOnAgain = async (): Promise<boolean> => {
    try {
      await send({ variables: { postId } });
    } catch (failure) {
      const title = faultOf(failure)?.message ?? 'Failed to put the ride on again. Please try again.';
      toast({ title, tone: 'danger' });
      return false;
    }
    toast({ title: 'The ride is on again', text: 'Its riders are notified.', tone: 'success' });
    return true;
  };

  return { putOnAgain, isSending: loading };
}
