import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import { carryComment } from '../auth/carried.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import { useDraft } from '../lib/useDraft.ts';
import { announce } from '../ui/announce.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { commentDraftName } from './commentDraft.ts';
import type { CommentedPost, ParentComment } from './useCreateComment.ts';
import { useCreateComment } from './useCreateComment.ts';

interface Options {
  post: CommentedPost;
  /** The comment that is replied to. Absent for a comment on the post itself. */
  parent?: ParentComment;
  /** Called as soon as the comment is shown in the list. */
  onSent?(): void;
  /** Called when the server has stored it. */
  onDone?(): void;
  /** Called when it has been removed from the list again. Its text is back in the input. */
  onFail?(): void;
}

interface Sent {
  id: string;
  content: string;
}

const noText = () => ({ text: '' });

/** The state of one comment input, and sending it. Its text survives reloads until it is sent. */
export function useCommentBox({ post, parent, onSent, onDone, onFail }: Options) {
  const { user } = useSession();
  const place = { postId: post.id, parentId: parent?.id ?? '' };
  const { draft, change, clear } = useDraft(commentDraftName(place, user?.id), noText);
  const { text } = draft;
  const [failed, setFailed] = useState<Sent>();
  const createComment = useCreateComment(post, parent);
  const promptLogin = useLoginPrompt();
  const failureToast = useFailureToast();

  const deliver = async (comment: Sent) => {
    try {
      await createComment(comment);
      failureToast.clear();
      announce(parent ? 'Reply posted' : 'Comment posted');
      onDone?.();
    } catch (error) {
      const fault = faultOf(error);
      setFailed(comment);
      // The user may have started the next comment meanwhile.
      change((current) => ({ text: current.text ? `${comment.content}\n${current.text}` : comment.content }));
      onFail?.();
      failureToast.show({
        title: 'There was a problem posting your comment',
        text: fault?.field === 'content' ? fault.message : undefined,
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
      failureToast.show({ title: 'Empty comment', text: 'Please enter some text for your comment' });
      return;
    }
    // Sending the same text again keeps the id, in case the server has stored it.
    const id = failed?.content === content ? failed.id : uuidv7();
    clear();
    onSent?.();
    void deliver({ id, content });
  };

  const setText = (next: string) => {
    change({ text: next });
    if (!user) carryComment(next.trim() ? place : undefined);
  };
  return { text, setText, send };
}
