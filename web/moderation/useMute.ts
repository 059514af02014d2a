import { dropLists, removeNode } from '../apollo/edges.ts';
import { useSetMuteMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

interface Member {
  id: string;
  username: string;
}

export interface MuteDuration {
  hours: number;
  /** 'for a week' */
  text: string;
}

/**
 * Mutes a member, with Undo in the toast, and unmutes one. A mute without a duration lasts until the viewer unmutes. Lists omit posts of muted members, so these disappear at
 * once and return with Undo.
 */
export function useMute() {
  const toast = useToast();
  const [setMute, { client }] = useSetMuteMutation();

  const send = async ({ id }: Member, muted: boolean, hours?: number) => {
    await setMute({
      variables: { userId: id, muted, hours },
      optimisticResponse: {
        setMute: {
          __typename: 'SetMutePayload',
          user: { __typename: 'User', id, viewerHasMuted: muted, viewerMutedUntil: null },
        },
      },
      update: (cache) => {
        if (!muted) removeNode(cache, { field: 'mutedUsers', node: { __typename: 'User', id } });
      },
    });
    if (muted) dropLists(client.cache, { field: 'mutedUsers' });
  };

  const undoMute = async (member: Member) => {
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

  const mute = async (member: Member, duration?: MuteDuration) => {
    try {
      await send(member, true, duration?.hours);
      toast({
        title: `${member.username} is muted`,
        text: `You will not see what they write${duration ? ` ${duration.text}` : ''}.`,
        tone: 'success',
        action: { label: 'Undo', onSelect: () => void undoMute(member) },
      });
    } catch {
      toast({ title: 'Failed to mute user. Please try again.', tone: 'danger' });
    }
  };

  const unmute = async (member: Member) => {
    // Pages that were loaded during the mute lack the member's posts.
    if (await undoMute(member)) dropLists(client.cache, { field: 'feed' });
  };

  return { mute, unmute };
}
