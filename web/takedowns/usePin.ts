import { faultOf } from '../apollo/faultOf.ts';
import { useSetPinnedPostMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** Pins a post of a group that the viewer organises, or none. */
export function usePin(groupId: string) {
  const [send] = useSetPinnedPostMutation();
  const toast = useToast();

  return async (postId: string | null): Promise<void> => {
    try {
      await send({ variables: { groupId, postId } });
    } catch (failure) {
      toast({ title: faultOf(failure)?.message ?? 'That did not work. Please try again.', tone: 'danger' });
      return;
    }
    const title = postId === null ? 'The post is no longer pinned' : 'The post is pinned';
    toast({ title, text: postId === null ? undefined : 'The page of the group shows it first.', tone: 'success' });
  };
}
