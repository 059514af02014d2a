import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { resumeComment } from '../comments/commentDraft.ts';
import type { SessionUserFragment } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import type { CarriedComment, TakenPress } from './carried.ts';
import { takeCarried } from './carried.ts';
import { isPrompted, returnPath } from './returnPath.ts';
import { useSession } from './useSession.ts';

/**
 * Gives the member who has signed in with this form what they pressed and typed before as a visitor. Returns true when
 * that is done and the next page can open. `username` is what was submitted: a session from another tab gets nothing.
 */
export function useArrival(username: string | undefined): boolean {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isDone, setDone] = useState(false);

  const resume = (comment: CarriedComment, { id }: SessionUserFragment) => {
    resumeComment(comment, id);
    const page = `/post/${comment.postId}`;
    if (returnPath(state) === page) return;
    const action = { label: 'Show', onSelect: () => navigate(page) };
    toast({ title: 'Your comment is still here', text: 'Send it when you are ready.', tone: 'neutral', action });
  };

  const finish = async (press: TakenPress) => {
    const { finishPress, offerPress } = await import('./finishCarried.ts');
    if (isPrompted(state) && press.isFresh) return toast(await finishPress(client, press));
    toast(offerPress(press, () => void finishPress(client, press).then(toast)));
  };

  const arrive = useEffectEvent(async (member: SessionUserFragment) => {
    const { press, comment } = takeCarried();
    if (member.username.toLowerCase() !== username?.toLowerCase()) return;
    if (comment) resume(comment, member);
    if (press && press.ownerId !== member.id) await finish(press);
  });

  useEffect(() => {
    if (!user) return;
    arrive(user)
      .catch((error: unknown) => {
        console.error('Finishing a press failed:', error);
        toast({ title: 'There was a problem processing your action', tone: 'danger' });
      })
      .finally(() => setDone(true));
  }, [user, toast]);

  return isDone;
}
