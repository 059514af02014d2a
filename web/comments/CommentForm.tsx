import styled from '@emotion/styled';
import { SendHorizontal } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useSession } from '../auth/useSession.ts';
import { MentionTextArea } from '../mentions/MentionTextArea.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { endResume } from './commentDraft.ts';

interface Props {
  /** The placeholder and accessible name: 'Write a comment...'. */
  label: string;
  /** The post of the comments. */
  postId: string;
  text: string;
  onText(text: string): void;
  onSend(): void;
  autoFocus?: boolean;
}

/** The input of a list of comments. Enter sends; Shift+Enter starts a new line. */
export function CommentForm({ label, postId, text, onText, onSend, autoFocus = false }: Props) {
  const { user, expected } = useSession();

  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!autoFocus) return;
    endResume();
    // A kept text is continued at its end.
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, [autoFocus]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also accepts a word from an input method. It must not send a half-written sentence.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };

  return (
    <Root noValidate onSubmit={handleSubmit}>
      <Avatar src={(user ?? expected)?.profilePicture} size="s" />
      <Box>
        <MentionTextArea
          ref={box}
          aria-label={label}
          postId={postId}
          rows={1}
          placeholder={label}
          value={text}
          autoFocus={autoFocus}
          onText={onText}
          onKeyDown={handleKeyDown}
        />
        <IconButton type="submit" label="Send" icon={<SendHorizontal />} />
      </Box>
    </Root>
  );
}

const { color } = theme;

const Root = styled.form`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: start;

  > [data-avatar] { margin-top: 4px; }
`;

const Box = styled.div`
  position: relative;

  textarea {
    min-height: ${theme.size.touch};
    max-height: 40vh;
    padding: 9px 52px 9px 14px;
    border-color: transparent;
    border-radius: 22px;
    background: ${color.surfaceSunken};
  }
  textarea:hover { border-color: ${color.borderStrong}; }
  button {
    position: absolute;
    right: 4px;
    bottom: 4px;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    color: ${color.accentText};
  }
`;
