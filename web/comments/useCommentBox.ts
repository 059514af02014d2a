import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import { useToast } from '../ui/Toast.tsx';
import type { AnsweredComment, CommentedPost } from './useCreateComment.ts';
import { useCreateComment } from './useCreateComment.ts';

interface Options {
  post: CommentedPost;
  /** The comment that is answered; none for a comment on the post itself. */
  answered?: AnsweredComment;
  /** Called as soon as the comment stands in the list. */
  onSent?(): void;
  /** Called when the server has it. */
  onDone?(): void;
  /** Called when it has left the list again; its text is back in the box. */
  onFail?(): void;
}

interface Sent {
  id: string;
  content: string;
}

/** What is being written in one box, and sending it. */
export function useCommentBox({ post, answered, onSent, onDone, onFail }: Options) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<Sent>();
  const createComment = useCreateComment(post, answered);
  const promptLogin = useLoginPrompt();
  const toast = useToast();

  const deliver = async (comment: Sent) => {
    try {
      await createComment(comment);
      onDone?.();
    } catch (error) {
      const fault = faultOf(error);
      setFailed(comment);
      // Meanwhile the next one may have been begun.
      setText((current) => (current ? `${comment.content}\n${current}` : comment.content));
      onFail?.();
      toast({
        title: 'There was a problem posting your comment',
        text: fault?.field === 'content' ? fault.message : undefined,
        tone: 'danger',
      });
    }
  };

  const send = () => {
    if (!user) {
      promptLogin('Authentication required', 'Please log in to comment');
      return;
    }
    const content = text.trim();
    if (!content) {
      toast({ title: 'Empty comment', text: 'Please enter some text for your comment', tone: 'danger' });
      return;
    }
    // The same words sent again are the same comment, should the server have it after all.
    const id = failed?.content === content ? failed.id : uuidv7();
    setText('');
    onSent?.();
    void deliver({ id, content });
  };

  return { text, setText, send };
}
