import type { ApolloCache } from '@apollo/client';
import { dropLists, removeNode } from '../apollo/edges.ts';
import type { SetBlockMutation } from '../generated.ts';
import { useSetBlockMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

interface Member {
  id: string;
  username: string;
}

/** Blocks a member, with Undo in the toast, and unblocks one. Each promise resolves to whether the server did it. */
export function useBlock() {
  const toast = useToast();
  const [setBlock, { client, loading }] = useSetBlockMutation();

  const send = async (userId: string, blocked: boolean) => {
    await setBlock({
      variables: { input: { userId, blocked } },
      update: (cache, { data }) => {
        if (data?.setBlock) updateLists(cache, data.setBlock);
      },
    });
  };

  const undoBlock = async ({ id, username }: Member) => {
    try {
      await send(id, false);
      toast({ title: `${username} is no longer blocked`, tone: 'success' });
      return true;
    } catch {
      // The client's error link has logged it.
      toast({ title: 'Failed to unblock user. Please try again.', tone: 'danger' });
      return false;
    }
  };

  const block = async (member: Member) => {
    try {
      await send(member.id, true);
    } catch {
      toast({ title: 'Failed to block user. Please try again.', tone: 'danger' });
      return false;
    }
    toast({
      title: `${member.username} is blocked`,
      text: 'You no longer see each other’s posts.',
      tone: 'success',
      action: { label: 'Unblock', onSelect: () => void undoBlock(member) },
    });
    return true;
  };

  const unblock = async (member: Member) => {
    const isUnblocked = await undoBlock(member);
    // Pages that were loaded during the block lack the member's posts.
    if (isUnblocked) dropLists(client.cache, { field: 'feed' });
    return isUnblocked;
  };

  return { block, unblock, isPending: loading };
}

function updateLists(cache: ApolloCache, { user, viewer }: NonNullable<SetBlockMutation['setBlock']>): void {
  dropLists(cache, { owner: user, field: 'posts' });
  dropLists(cache, { field: 'savedRides' });
  if (!user.viewerHasBlocked) {
    removeNode(cache, { field: 'blockedUsers', node: user });
    return;
  }
  dropLists(cache, { field: 'blockedUsers' });
  dropLists(cache, { field: 'feed' }, ({ scope }) => scope === 'FOLLOWING');
  for (const owner of [user, viewer]) {
    dropLists(cache, { owner, field: 'followers' });
    dropLists(cache, { owner, field: 'following' });
  }
}
