import styled from '@emotion/styled';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CommentItemFragment } from '../generated.ts';
import { MentionTextArea } from '../mentions/MentionTextArea.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { useUpdateComment } from './useUpdateComment.ts';

interface Props {
  postId: string;
  comment: CommentItemFragment;
  noun: 'comment' | 'reply';
  /** Called when the text is saved or the edit is cancelled. */
  onClose(): void;
}

/** The text of a comment while its author edits it. Enter saves, Shift+Enter starts a new line, Escape cancels. */
export function CommentEditForm({ postId, comment, noun, onClose }: Props) {
  const [text, setText] = useState(comment.content);
  const { save, isSaving, failureToast } = useUpdateComment(comment);
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, []);

  const submit = async () => {
    const content = text.trim();
    if (isSaving) return;
    if (!content) {
      failureToast.show({ title: 'Empty comment', text: 'Please enter some text for your comment' });
      return;
    }
    if (content === comment.content || (await save(content))) onClose();
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An input method uses both keys for its own list of words.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void submit();
  };

  return (
    <Root noValidate onSubmit={handleSubmit}>
      <MentionTextArea
        ref={box}
        postId={postId}
        aria-label={`Edit your ${noun}`}
        rows={1}
        maxLength={2000}
        value={text}
        onText={setText}
        onKeyDown={handleKeyDown}
      />
      <Actions>
        <Button size="small" variant="outline" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" pending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
      </Actions>
    </Root>
  );
}

const { space } = theme;

const Root = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[1]} 0 ${space[2]};

  textarea {
    min-height: ${theme.size.touch};
    max-height: 40vh;
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: end;
  gap: ${space[2]};
`;
