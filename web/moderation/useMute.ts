import { dropLists, removeNode } from '../apollo/edges.ts';
import { useSetMuteMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

interface Member {
  id: string;
  username: string;
}

/**
 * Mutes a member, with a way back in the toast, and unmutes one. Lists leave out what muted people wrote, so it goes
 * at once, and is there again when the mute is taken back.
 */
export function useMute() {
  const toast = useToast();
  const [setMute, { client }] = useSetMuteMutation();

  const send = async ({ id }: Member, muted: boolean) => {
    await setMute({
      variables: { userId: id, muted },
      optimisticResponse: {
        setMute: { __typename: 'SetMutePayload', user: { __typename: 'User', id, viewerHasMuted: muted } },
      },
      update: (cache) => {
        if (!muted) removeNode(cache, { field: 'mutedUsers', node: { __typename: 'User', id } });
      },
    });
    if (muted) dropLists(client.cache, { field: 'mutedUsers' });
  };

  const takeBack = async (member: Member) => {
    try {
      await send(member, false);
      toast({ title: `${member.username} is no longer muted`, tone: 'success' });
      return true;
    } catch {
      // The client's error link has logged it.
      toast({ title: 'Failed to unmute user. Please try again.', tone: 'danger' });
      return false;
    }
  };

  const mute = async (member: Member) => {
    try {
      await send(member, true);
      toast({
        title: `${member.username} is muted`,
        text: 'You will not see what they write.',
        tone: 'success',
        action: { label: 'Undo', onSelect: () => void takeBack(member) },
      });
    } catch {
      toast({ title: 'Failed to mute user. Please try again.', tone: 'danger' });
    }
  };

  const unmute = async (member: Member) => {
    // What was loaded in the time of the mute lacks their posts.
    if (await takeBack(member)) dropLists(client.cache, { field: 'feed' });
  };

  return { mute, unmute };
}
