import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { CommentItemFragment } from '../generated.ts';
import { useUpdateCommentMutation } from '../generated.ts';
import { announce } from '../ui/announce.ts';
import { useFailureToast } from '../ui/useFailureToast.ts';

const conflictText = 'It was changed elsewhere meanwhile. Save again to replace that text.';

/** Saves the new text of a comment. `save` returns whether the server has stored it. */
export function useUpdateComment({ id, updatedAt }: Pick<CommentItemFragment, 'id' | 'updatedAt'>) {
  const [updateComment, { loading }] = useUpdateCommentMutation();
  // Null after a conflict: the author has been told, so the next attempt replaces the other text.
  const [expectedUpdatedAt, setExpected] = useState<string | null>(updatedAt);
  const failureToast = useFailureToast();

  const save = async (content: string): Promise<boolean> => {
    try {
      await updateComment({ variables: { input: { commentId: id, content, expectedUpdatedAt } } });
      failureToast.clear();
      announce('Changes saved');
      return true;
    } catch (error) {
      const fault = faultOf(error);
      const isConflict = fault?.code === 'CONFLICT';
      if (isConflict) setExpected(null);
      const reason = fault?.field === 'content' ? fault.message : undefined;
      failureToast.show({ title: 'Failed to save your comment', text: isConflict ? conflictText : reason });
      return false;
    }
  };

  return { save, isSaving: loading, failureToast };
}
